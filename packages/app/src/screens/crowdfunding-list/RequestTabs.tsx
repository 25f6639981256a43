import type { CrowdfundingPage } from '@smart-art/api-client/queries';
import { TabLinks } from '@smart-art/ui/tabs';
import { useIntl } from 'react-intl';
import { countOf } from './definition.ts';
import { listMessages as messages, tabMessages } from './list.messages.ts';
import { listPaths, type RequestList } from './paths.ts';

/** Links to the lists of requests, with their counts. */
export function RequestTabs({
  current,
  counts,
}: {
  current: RequestList;
  counts: CrowdfundingPage['counts'] | undefined;
}) {
  const intl = useIntl();
  return (
    <TabLinks
      current={listPaths[current]}
      label={intl.formatMessage(messages.lists)}
      links={(Object.keys(listPaths) as RequestList[]).map((list) => ({
        href: listPaths[list],
        label: intl.formatMessage(tabMessages[list]),
        ...(counts && {
          count: countOf(list, counts),
          countLabel: intl.formatMessage(messages.count, { count: countOf(list, counts) }),
        }),
      }))}
    />
  );
}
