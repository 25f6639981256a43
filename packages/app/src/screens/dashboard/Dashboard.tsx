import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useSlow } from '../../frame/use-slow.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { sectionMessages } from '../../routes/section.messages.ts';
import { useSeller } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import { Deadlines } from './Deadlines.tsx';
import { Funds } from './Funds.tsx';
import { LatestWorks } from './LatestWorks.tsx';
import { RecentNotifications } from './RecentNotifications.tsx';
import { Revenue } from './Revenue.tsx';
import { SetUp } from './SetUp.tsx';
import { useDashboard } from './useDashboard.ts';
import { Waiting } from './Waiting.tsx';

/** How long the sections wait for each other, in ms: the height of each decides where the next one starts. */
const TOGETHER_MS = 1000;

/** The dashboard: what needs the seller now, and an overview (000 sections 2 and 7). */
export function Component() {
  const seller = useSeller();
  return seller && <Dashboard key={seller.id} seller={seller} />;
}

function Dashboard({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const title = intl.formatMessage(sectionMessages.dashboard);
  useTitle(title);
  const crumbs = useCrumbs();
  const dashboard = useDashboard(seller);
  const { may, tasks, deadlines, works } = dashboard;
  const isSlow = useSlow(TOGETHER_MS);
  const isComing = !isSlow && [tasks, deadlines, works].some(({ isLoading }) => isLoading);
  const [list] = usePreference('set_up_list', seller.id);
  /* A new seller sees the set-up list first. It renders only once that is known: moving it later would drop the
     focus inside it. */
  const isNew = works.data?.counts.all === 0;
  const setUp = !works.isLoading && <SetUp dashboard={dashboard} seller={seller} />;
  const firstName = dashboard.profile.data?.details.firstname ?? seller.firstName;
  return (
    <Page
      aside={
        !isComing && (
          <Stack gap={8}>
            {!isNew && setUp}
            <Deadlines dashboard={dashboard} />
            <RecentNotifications dashboard={dashboard} />
          </Stack>
        )
      }
      crumbs={crumbs}
      lead={
        !isComing &&
        (isNew || may.tasks) && (
          <Stack gap={8}>
            {isNew && setUp}
            {may.tasks && <Waiting dashboard={dashboard} />}
          </Stack>
        )
      }
      summary={firstName && intl.formatMessage(messages.welcome, { name: firstName })}
      title={title}
    >
      {!isComing && (
        <Stack gap={8}>
          {may.orders && <Revenue dashboard={dashboard} />}
          {may.funds && <Funds dashboard={dashboard} />}
          {/* The set-up list already has the first work as a step. */}
          {may.works && !(isNew && list === 'shown') && <LatestWorks dashboard={dashboard} />}
        </Stack>
      )}
    </Page>
  );
}
