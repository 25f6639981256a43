import type { SellerShowcase } from '@smart-art/api-client/queries';
import { ArtworkGrid, ArtworkTile } from '@smart-art/ui/artwork';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Link } from '@smart-art/ui/link';
import { Row, RowList } from '@smart-art/ui/row-list';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Prose } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { exhibitionPath } from '../exhibitions/paths.ts';
import { exhibitionDays } from '../exhibitions/times.ts';
import { sections } from '../routes/sections.ts';
import { useSeller, useServices } from '../services/services.ts';
import { sourceOf } from '../works/caption.ts';
import { personMessages as messages } from './people.messages.ts';

export interface ShowcaseProps {
  showcase: SellerShowcase;
  /** The user's own profile: works link to the library, and missing parts link to the form. */
  isOwn: boolean;
}

/** The public profile of a seller: statement, works on offer, exhibitions. */
export function Showcase({ showcase, isOwn }: ShowcaseProps) {
  const intl = useIntl();
  const { statement } = showcase;
  return (
    <Stack gap={10}>
      {(statement || isOwn) && (
        <Section title={intl.formatMessage(messages.statement)}>
          {statement ? (
            <Prose>{statement}</Prose>
          ) : (
            <EmptyState
              action={<Link href="/edit-profile">{intl.formatMessage(messages.addStatement)}</Link>}
              size="line"
              title={intl.formatMessage(messages.noStatement)}
            />
          )}
        </Section>
      )}
      <Works isOwn={isOwn} showcase={showcase} />
      <Exhibitions showcase={showcase} />
    </Stack>
  );
}

function Works({ showcase: { works, work_count: count }, isOwn }: ShowcaseProps) {
  const intl = useIntl();
  const { config } = useServices();
  const title = intl.formatMessage(messages.works);
  return (
    <Section title={title}>
      {works.length === 0 ? (
        <EmptyState size="line" title={intl.formatMessage(messages.noWorks)} />
      ) : (
        <ArtworkGrid label={title}>
          {works.map(({ id, title: name, artist_name, year, medium, cover }) => (
            <ArtworkTile
              artist={artist_name ?? undefined}
              href={isOwn ? `/view-art/${encodeURIComponent(id)}` : undefined}
              image={sourceOf(config.productUrl, cover)}
              key={id}
              level={3}
              medium={medium ?? undefined}
              title={name}
              year={year ?? undefined}
            />
          ))}
        </ArtworkGrid>
      )}
      {count > works.length && <Muted>{intl.formatMessage(messages.moreWorks, { count, shown: works.length })}</Muted>}
    </Section>
  );
}

function Exhibitions({ showcase: { exhibitions } }: Pick<ShowcaseProps, 'showcase'>) {
  const intl = useIntl();
  const mayList = useSeller()?.permissions.includes(sections.exhibitions.permission);
  if (!mayList) return null;
  return (
    <Section title={intl.formatMessage(messages.exhibitions)}>
      {exhibitions.length === 0 ? (
        <EmptyState size="line" title={intl.formatMessage(messages.noExhibitions)} />
      ) : (
        <RowList>
          {exhibitions.map((exhibition) => (
            <Row
              aside={intl.formatMessage(messages[exhibition.role])}
              href={exhibitionPath(exhibition)}
              key={exhibition.id}
              note={[exhibitionDays(exhibition, intl.locale), exhibition.address].filter(Boolean).join(' · ')}
              title={exhibition.name}
            />
          ))}
        </RowList>
      )}
    </Section>
  );
}
