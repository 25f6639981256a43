import type { TaskPage } from '@smart-art/api-client/queries';
import { TabLinks } from '@smart-art/ui/tabs';
import { useIntl } from 'react-intl';
import { type Place, places, taskPaths } from './paths.ts';
import { tasksMessages as messages, placeMessages } from './tasks.messages.ts';

const isView = (place: Place): place is keyof typeof taskPaths => place in taskPaths;

/** Links to the views of my tasks, with the number of tasks in each. */
export function TaskTabs({ current, counts }: { current: Place; counts: TaskPage['counts'] | undefined }) {
  const intl = useIntl();
  return (
    <TabLinks
      current={places[current]}
      label={intl.formatMessage(messages.views)}
      links={(Object.keys(places) as Place[]).map((place) => ({
        href: places[place],
        label: intl.formatMessage(placeMessages[place]),
        ...(isView(place) &&
          counts && {
            count: counts[place],
            countLabel: intl.formatMessage(messages.waiting, { count: counts[place] }),
          }),
      }))}
    />
  );
}
