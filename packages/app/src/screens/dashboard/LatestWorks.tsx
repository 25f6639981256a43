import { ArtworkGrid, ArtworkTile } from '@smart-art/ui/artwork';
import { Carousel } from '@smart-art/ui/carousel';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { AddWorkButton } from '../../works/AddWorkButton.tsx';
import { captionOf, sourceOf } from '../../works/caption.ts';
import { WorkPrice } from '../../works/WorkPrice.tsx';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';

const skeletonKeys = ['a', 'b', 'c', 'd'];

/** The works added last (000 section 9), with a link to all. Works already pictured beside a task are left out. */
export function LatestWorks({ dashboard: { works, tasks } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { config } = useServices();
  const { data } = works;
  const covers = new Set(tasks.data?.data.map(({ cover }) => cover?.id));
  const latest = data?.data.filter(({ images: [cover] }) => !cover || !covers.has(cover.id)) ?? [];
  if (data && data.counts.all > 0 && latest.length === 0) return null;
  const title = intl.formatMessage(messages.latestWorks);
  return (
    <Section
      actions={
        data &&
        data.counts.all > 0 && (
          <Link href="/art-library" standalone>
            {intl.formatMessage(messages.allWorks, { count: data.counts.all })}
          </Link>
        )
      }
      title={title}
    >
      <FailureBanner query={works} title={intl.formatMessage(messages.worksFailed)} />
      {works.isPending && !works.error && (
        <Loading>
          <ArtworkGrid label={title}>
            {skeletonKeys.map((key) => (
              <Stack gap={3} key={key}>
                <Skeleton shape="art" />
                <Skeleton lines={3} />
              </Stack>
            ))}
          </ArtworkGrid>
        </Loading>
      )}
      {data && data.counts.all === 0 && (
        <EmptyState
          action={<AddWorkButton>{intl.formatMessage(messages.addWork)}</AddWorkButton>}
          size="section"
          title={intl.formatMessage(messages.noWorks)}
        >
          {intl.formatMessage(messages.noWorksHelp)}
        </EmptyState>
      )}
      {latest.length > 0 && (
        <Carousel
          label={intl.formatMessage(messages.worksRow)}
          preset="works"
          slides={latest.map((work) => {
            const [cover] = work.images;
            return {
              id: work.id,
              children: (
                <ArtworkTile
                  {...captionOf(intl, work)}
                  href={`/view-art/${work.id}`}
                  image={cover ? sourceOf(config.productUrl, cover) : null}
                  level={3}
                  price={<WorkPrice work={work} />}
                  status={<WorkStatus work={work} />}
                  title={work.title}
                />
              ),
            };
          })}
        />
      )}
    </Section>
  );
}
