import { type Import, listImportRows } from '@smart-art/api-client/queries';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { importMessages as messages } from './import.messages.ts';

/** The works that undo could not remove, each with the reason. */
export function RemainingWorks({ record }: { record: Import }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const query = useQuery(listImportRows(product, record.id, { show: 'kept', per_page: 100 }));
  const { data } = query;
  if (!data) return <FailureBanner query={query} title={intl.formatMessage(messages.loadFailed)} />;
  return (
    <Stack as="ul" gap={2}>
      {data.data.map(({ number, title, work_id, notes }) => (
        <li key={number}>
          <Link href={`/view-art/${work_id}`}>{title}</Link> <Muted as="span">{notes.at(-1)?.message}</Muted>
        </li>
      ))}
    </Stack>
  );
}
