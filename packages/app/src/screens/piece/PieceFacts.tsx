import type { ArtPiece } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trackingMessages } from '../../orders/tracking.messages.ts';
import { sizeText } from '../../works/size.ts';
import { typeMessages } from '../../works/type.messages.ts';
import { costsOf } from './costs.ts';
import { fieldMessages as messages } from './field.messages.ts';

/** A date as entered, the same in every time zone. */
const dayOf = (day: string | null) => day && <DateTime value={day} />;

/** A piece's facts once they can no longer be edited. Unknown ones are left out. */
export function PieceFacts({ piece }: { piece: ArtPiece }) {
  const intl = useIntl();
  const { tracking } = piece;
  const facts: [string, ReactNode][] = [
    [intl.formatMessage(messages.type), intl.formatMessage(typeMessages[piece.type])],
    [intl.formatMessage(messages.size), sizeText(intl, piece)],
    ...costsOf(piece).map(([name, message]): [string, ReactNode] => {
      const cost = piece[name];
      return [intl.formatMessage(message), cost && <Money {...cost} />];
    }),
    [intl.formatMessage(messages.start_date), dayOf(piece.start_date)],
    [intl.formatMessage(messages.completion_date), dayOf(piece.completion_date)],
    [intl.formatMessage(trackingMessages.courier), tracking?.courier_company],
    [
      intl.formatMessage(trackingMessages.trackingNumber),
      tracking && (
        <Link external href={tracking.tracking_url}>
          {tracking.tracking_number}
        </Link>
      ),
    ],
    [intl.formatMessage(messages.description), piece.description],
  ];
  return (
    <DescriptionList
      items={facts.flatMap(([term, description]): DescriptionItem[] => (description ? [{ term, description }] : []))}
    />
  );
}
