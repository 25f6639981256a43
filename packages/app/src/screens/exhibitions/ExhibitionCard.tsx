import type { Exhibition } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { useIntl } from 'react-intl';
import { SubscriptionBadge, WhenBadge } from '../../exhibitions/Badges.tsx';
import { categoryMessages } from '../../exhibitions/exhibition.messages.ts';
import { type ExhibitionList, exhibitionPath } from '../../exhibitions/paths.ts';
import { timesOf } from '../../exhibitions/times.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { applicationIn, leftText } from './columns.tsx';
import { listMessages as messages } from './list.messages.ts';

/** An exhibition in the phone layout. */
export function ExhibitionCard({ exhibition, list }: { exhibition: Exhibition; list: ExhibitionList }) {
  const intl = useIntl();
  const { config } = useServices();
  const { cover, name, category, when, subscribers_left: left, maximum_subscribers: most } = exhibition;
  const application = applicationIn(list, exhibition);
  return (
    <ArtworkRow
      artist={intl.formatMessage(messages.until, timesOf(intl, exhibition))}
      href={exhibitionPath(exhibition)}
      image={cover && sourceOf(config.productUrl, cover)}
      medium={intl.formatMessage(categoryMessages[category])}
      price={leftText(intl, left, most)}
      status={application ? <SubscriptionBadge status={application.status} /> : <WhenBadge when={when} />}
      title={name}
    />
  );
}
