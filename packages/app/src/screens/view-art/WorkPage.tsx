import type { Product } from '@smart-art/api-client/queries';
import { ArtworkGallery, ArtworkLabel } from '@smart-art/ui/artwork';
import { DateTime } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Page } from '@smart-art/ui/page';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { routeMessages } from '../../routes.messages.ts';
import { useServices } from '../../services/services.ts';
import { captionOf, sourceOf } from '../../works/caption.ts';
import { WorkPrices } from '../../works/WorkPrice.tsx';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { attentionMessages, typeMessages } from '../../works/works.messages.ts';
import { DeleteWork } from './DeleteWork.tsx';
import { viewMessages as messages } from './ViewArt.messages.ts';

export function WorkPage({ work }: { work: Product }) {
  const intl = useIntl();
  const { config } = useServices();
  const facts = [
    ...(work.attention.length > 0
      ? [
          {
            term: intl.formatMessage(messages.missing),
            description: intl.formatList(
              work.attention.map((reason) => intl.formatMessage(attentionMessages[reason])),
              { type: 'unit' },
            ),
          },
        ]
      : []),
    { term: intl.formatMessage(messages.type), description: intl.formatMessage(typeMessages[work.type]) },
    { term: intl.formatMessage(messages.category), description: work.category.name },
    { term: intl.formatMessage(messages.photographs), description: intl.formatNumber(work.images.length) },
    { term: intl.formatMessage(messages.added), description: <DateTime value={work.created_at} /> },
    { term: intl.formatMessage(messages.changed), description: <DateTime value={work.updated_at} /> },
  ];

  return (
    <Page
      actions={<DeleteWork work={work} />}
      aside={
        <Stack gap={6}>
          <ArtworkLabel
            {...captionOf(intl, work)}
            price={<WorkPrices work={work} />}
            status={<WorkStatus work={work} />}
          />
          <Section title={intl.formatMessage(messages.facts)}>
            <DescriptionList items={facts} />
          </Section>
        </Stack>
      }
      crumbs={[{ label: intl.formatMessage(routeMessages.library), href: '/art-library' }, { label: work.title }]}
      lead={
        <ArtworkGallery
          pictures={work.images.map((image) => ({ id: image.id, image: sourceOf(config.productUrl, image) }))}
          title={work.title}
        />
      }
      title={work.title}
      titleKind="work"
    >
      {work.description && (
        <Section title={intl.formatMessage(messages.about)}>
          {work.description.split(/\n{2,}/).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <Text key={at}>{paragraph}</Text>
          ))}
        </Section>
      )}
    </Page>
  );
}
