import type { ExhibitionDetails } from '@smart-art/api-client/queries';
import { ArtworkFacts, ArtworkGallery } from '@smart-art/ui/artwork';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { downloadText } from '@smart-art/ui/files';
import { CalendarDays } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Page, type PageProps } from '@smart-art/ui/page';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Prose } from '@smart-art/ui/text';
import { Timeline } from '@smart-art/ui/timeline';
import { useIntl } from 'react-intl';
import { WhenBadge } from '../../exhibitions/Badges.tsx';
import { categoryMessages, typeMessages } from '../../exhibitions/exhibition.messages.ts';
import { icsOf } from '../../exhibitions/ics.ts';
import { exhibitionPath } from '../../exhibitions/paths.ts';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { useServices } from '../../services/services.ts';
import { timelineEvents } from '../../steps/timeline.ts';
import { sourceOf } from '../../works/caption.ts';
import { Applicants } from './Applicants.tsx';
import { factsOf } from './facts.tsx';
import { OrganiserSteps } from './OrganiserSteps.tsx';
import { Participation } from './Participation.tsx';
import { eventMessages, pageMessages as messages } from './page.messages.ts';
import { WorksOnShow } from './WorksOnShow.tsx';

/** An exhibition: its details, actions and works; for its organiser also the applicants and the history. */
export function ExhibitionPage({ exhibition, crumbs }: { exhibition: ExhibitionDetails } & Pick<PageProps, 'crumbs'>) {
  const intl = useIntl();
  const { config } = useServices();
  const clock = timeZoneOf(intl);
  const { name, category, type, when, cover, description, images, timeline, deleted_at: deletedAt } = exhibition;
  const isOrganiser = exhibition.is_organiser;
  const language = intl.locale === 'ja' ? 'ja' : 'en';
  const saveIcs = () => {
    const url = new URL(exhibitionPath(exhibition), location.origin).href;
    downloadText(name, icsOf(exhibition, { url, now: new Date() }), { ending: 'ics', type: 'text/calendar' });
  };
  return (
    <Page
      actions={
        !deletedAt && (
          <Button icon={CalendarDays} onClick={saveIcs}>
            {intl.formatMessage(messages.ics)}
          </Button>
        )
      }
      aside={
        isOrganiser ? (
          <OrganiserSteps clock={clock} exhibition={exhibition} />
        ) : (
          <Participation clock={clock} exhibition={exhibition} />
        )
      }
      crumbs={crumbs}
      lead={
        <ArtworkFacts facts={factsOf(intl, exhibition, clock)} image={cover && sourceOf(config.productUrl, cover)} />
      }
      summary={
        <Inline gap={3}>
          <WhenBadge when={when} />
          <span>
            {[categoryMessages[category], typeMessages[type]].map((word) => intl.formatMessage(word)).join(' · ')}
          </span>
        </Inline>
      }
      title={name}
      titleKind="work"
    >
      <Stack gap={8}>
        {deletedAt && <Banner tone="warning">{intl.formatMessage(messages.deleted)}</Banner>}
        {description && (
          <Section title={intl.formatMessage(messages.about)}>
            <Prose>{description}</Prose>
          </Section>
        )}
        {images.length > 1 && (
          <Section title={intl.formatMessage(messages.pictures)}>
            <ArtworkGallery
              pictures={images.map((image) => ({
                id: image.id,
                image: sourceOf(config.productUrl, image),
                alt: image.alt_text?.[language] || undefined,
              }))}
              title={name}
            />
          </Section>
        )}
        <WorksOnShow exhibition={exhibition} />
        {isOrganiser && <Applicants clock={clock} exhibition={exhibition} />}
        {isOrganiser && (
          <Section title={intl.formatMessage(messages.happened)}>
            <Timeline events={timelineEvents(intl, timeline, eventMessages)} order="oldest" />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
