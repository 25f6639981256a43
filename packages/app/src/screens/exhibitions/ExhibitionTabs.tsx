import type { ExhibitionPage } from '@smart-art/api-client/queries';
import { TabLinks } from '@smart-art/ui/tabs';
import { useIntl } from 'react-intl';
import { type ExhibitionList, listPaths } from '../../exhibitions/paths.ts';
import { listMessages as messages, tabMessages } from './list.messages.ts';

export interface ExhibitionTabsProps {
  current: ExhibitionList;
  counts: ExhibitionPage['counts'] | undefined;
}

/** Links to the lists of exhibitions, with their counts (000 section 3). */
export function ExhibitionTabs({ current, counts }: ExhibitionTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={listPaths[current]}
      label={intl.formatMessage(messages.lists)}
      links={(Object.keys(listPaths) as ExhibitionList[]).map((list) => ({
        href: listPaths[list],
        label: intl.formatMessage(tabMessages[list]),
        ...(counts && {
          count: counts[list],
          countLabel: intl.formatMessage(messages.found, { count: counts[list] }),
        }),
      }))}
    />
  );
}
