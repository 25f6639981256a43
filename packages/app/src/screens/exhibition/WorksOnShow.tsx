import type { ExhibitionDetails } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Grid } from '@smart-art/ui/grid';
import { Printer } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { papersPath } from '../../exhibitions/paths.ts';
import { worksToPrint } from '../../exhibitions/works-to-print.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { pageMessages as messages } from './page.messages.ts';

/** All works on show, the organiser's and those of accepted exhibitors. The seller's own link to the library. */
export function WorksOnShow({ exhibition }: { exhibition: ExhibitionDetails }) {
  const intl = useIntl();
  const { config } = useServices();
  const { works, own_works, is_organiser, exhibitor_subscription: own } = exhibition;
  const owned = new Set([...(is_organiser ? own_works : []), ...(own?.works ?? [])].map(({ id }) => id));
  return (
    <Section
      actions={
        worksToPrint(exhibition)?.length ? (
          <LinkButton href={papersPath(exhibition)} icon={Printer}>
            {intl.formatMessage(messages.papers)}
          </LinkButton>
        ) : undefined
      }
      title={intl.formatMessage(messages.worksOnShow, { count: works.length })}
    >
      {works.length === 0 ? (
        <EmptyState size="line" title={intl.formatMessage(messages.noWorks)} />
      ) : (
        <Grid as="ul" columns={3} columnWidth="medium" gap={5}>
          {works.map(({ id, title, artist_name: artist, seller_name: seller, cover }) => (
            <Inline align="start" as="li" gap={3} key={id} wrap={false}>
              <ArtworkThumbnail image={cover && sourceOf(config.productUrl, cover)} size={72} />
              <Stack gap={1}>
                {owned.has(id) ? (
                  <Link href={`/view-art/${id}`} standalone tone="name">
                    {title}
                  </Link>
                ) : (
                  <Text lines={2} strong>
                    {title}
                  </Text>
                )}
                {artist && <Muted>{artist}</Muted>}
                <Muted>{intl.formatMessage(messages.by, { name: seller })}</Muted>
              </Stack>
            </Inline>
          ))}
        </Grid>
      )}
    </Section>
  );
}
