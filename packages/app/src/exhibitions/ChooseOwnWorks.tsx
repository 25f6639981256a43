import { listProducts } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSeller, useServices } from '../services/services.ts';
import { chooseMessages } from '../works/choose/choose.messages.ts';
import { WORKS_PER_PAGE, WorksDialog, type WorksDialogProps } from '../works/choose/WorksDialog.tsx';
import { chooseWorksMessages as messages } from './choose-works.messages.ts';

export type ChooseOwnWorksProps = Pick<WorksDialogProps, 'chosen' | 'onChoose' | 'onClose'> & {
  /** Maximum set by the contract. */
  most: number;
};

/** Chooses works from the whole library: any of them can be shown. */
export function ChooseOwnWorks({ most, ...props }: ChooseOwnWorksProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const permissions = useSeller()?.permissions ?? [];
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const works = useQuery(
    listProducts(product, permissions, { page, per_page: WORKS_PER_PAGE, ...(search && { search }) }),
  );
  return (
    <WorksDialog
      {...props}
      none={{
        title: intl.formatMessage(search ? chooseMessages.noMatch : messages.noWorks),
        help: intl.formatMessage(search ? messages.noMatchHelp : messages.noWorksHelp),
      }}
      onPage={setPage}
      onSearch={(next) => {
        setSearch(next.trim());
        setPage(1);
      }}
      page={page}
      query={works}
      search={search}
      tooMany={(count) => (count > most ? intl.formatMessage(messages.worksMany, { count, most }) : undefined)}
    />
  );
}
