import type { ImageRecord, ProductDetails } from '@smart-art/api-client/queries';
import { ArtworkGallery, ArtworkLabel } from '@smart-art/ui/artwork';
import { LinkButton } from '@smart-art/ui/button';
import { LockKeyhole, Pencil } from '@smart-art/ui/icons';
import { Page, type PageProps } from '@smart-art/ui/page';
import { Section } from '@smart-art/ui/section';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Prose } from '@smart-art/ui/text';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useServices } from '../../services/services.ts';
import { captionOf, sourceOf } from '../../works/caption.ts';
import { WorkPrices } from '../../works/WorkPrice.tsx';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { mayBe } from './actions.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DeleteWork } from './DeleteWork.tsx';
import { historyMessages } from './history.messages.ts';
import { MoreActions } from './MoreActions.tsx';
import { Uses } from './Uses.tsx';
import { viewMessages as messages } from './ViewArt.messages.ts';
import { WorkFacts } from './WorkFacts.tsx';

/* Code that knows the library's list is not needed for the first render. */
const Neighbours = lazy(async () => ({ default: (await import('../../works/Neighbours.tsx')).Neighbours }));
/* Below the fold: not needed for the first render. */
const Scale = lazy(async () => ({ default: (await import('./Scale.tsx')).Scale }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));

export function WorkPage({ work, crumbs }: { work: ProductDetails } & Pick<PageProps, 'crumbs'>) {
  const intl = useIntl();
  const { config } = useServices();
  const { search } = useLocation();
  const isJapanese = intl.locale.startsWith('ja');
  const altOf = ({ alt_text: { en, ja } }: ImageRecord) => (isJapanese ? (ja ?? en) : (en ?? ja)) ?? undefined;

  return (
    <Page
      actions={
        !work.deleted_at && (
          <>
            <MoreActions work={work} />
            <LinkButton href={`/edit-art/${work.id}${search}`} icon={mayBe(work, 'save') ? Pencil : LockKeyhole}>
              {intl.formatMessage(messages.edit)}
            </LinkButton>
            <DeleteWork work={work} />
          </>
        )
      }
      aside={
        <Stack gap={6}>
          <ArtworkLabel
            {...captionOf(intl, work)}
            price={<WorkPrices work={work} />}
            status={<WorkStatus work={work} />}
          />
          <Section title={intl.formatMessage(messages.facts)}>
            <WorkFacts work={work} />
          </Section>
          {work.uses.length > 0 && (
            <Section title={intl.formatMessage(messages.usedIn)}>
              <Uses uses={work.uses} />
            </Section>
          )}
        </Stack>
      }
      crumbs={crumbs}
      lead={
        <Stack gap={5}>
          {work.deleted_at && <DeletedNotice work={work} />}
          <ArtworkGallery
            pictures={work.images.map((image) => ({
              id: image.id,
              image: sourceOf(config.productUrl, image),
              alt: altOf(image),
            }))}
            title={work.title}
          />
        </Stack>
      }
      summary={
        !work.deleted_at && (
          <Suspense fallback={<Skeleton width="12rem" />}>
            <Neighbours id={work.id} path="/view-art" />
          </Suspense>
        )
      }
      title={work.title}
      titleKind="work"
    >
      {work.description && (
        <Section title={intl.formatMessage(messages.about)}>
          <Prose>{work.description}</Prose>
        </Section>
      )}
      {work.width !== null && work.height !== null && (
        <Section title={intl.formatMessage(messages.scale)}>
          <Suspense fallback={<Skeleton height="20rem" shape="block" />}>
            <Scale work={work} />
          </Suspense>
        </Section>
      )}
      <Section title={intl.formatMessage(historyMessages.title)}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <History id={work.id} />
        </Suspense>
      </Section>
    </Page>
  );
}
