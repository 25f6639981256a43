import type { Product } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { sizeText } from './size.ts';
import { workMessages as messages } from './works.messages.ts';

type Labelled = Pick<
  Product,
  | 'type'
  | 'artist_name'
  | 'year'
  | 'medium'
  | 'width'
  | 'height'
  | 'depth'
  | 'size_unit'
  | 'frame_height'
  | 'weight_with_frame'
>;

/** The two lines of a museum label: artist and year; medium, size and whether it is framed. */
export function labelOf(intl: IntlShape, work: Labelled): { artist: string; medium: string } {
  const isFramed = work.type !== 'frame' && (work.frame_height !== null || work.weight_with_frame !== null);
  const join = (...parts: (string | null | undefined)[]) =>
    parts
      .filter((part) => part)
      .reduce<string>((before, part) => {
        return before && part ? intl.formatMessage(messages.listed, { before, part }) : (part ?? before);
      }, '');
  return {
    artist: join(work.artist_name, work.year?.toString()),
    medium: join(work.medium, sizeText(intl, work), isFramed ? intl.formatMessage(messages.framed) : null),
  };
}
