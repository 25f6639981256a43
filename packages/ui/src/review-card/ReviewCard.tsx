import type { HTMLAttributes, Ref } from 'react';
import { Avatar } from '../avatar/index.ts';
import { DateTime } from '../date-time/index.ts';
import { useStrings } from '../provider/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { Message } from './Message.tsx';
import * as css from './ReviewCard.css.ts';
import { strings } from './strings.ts';

export interface ReviewCardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** The author; null if anonymous. */
  name: string | null;
  /** Plain text with its line breaks. More than five lines are collapsed. */
  message: string;
  /** From 1 to 5. */
  star: number;
  /** URL of the author's picture; initials without it. */
  picture?: string | null | undefined;
  /** Date of the review, ISO 8601. */
  date?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * One review with its stars: in a Carousel with the preset `reviews`, or in a Grid. Not for messages with replies: use
 * Conversation.
 */
export function ReviewCard({ name, message, star, picture, date, ...rest }: ReviewCardProps) {
  const string = useStrings(strings);
  const shown = name || string('anonymous');
  return (
    <article {...rest} aria-label={string('by', { name: shown })} className={css.card}>
      <Message>{message}</Message>
      <footer className={css.foot}>
        <Avatar name={name ?? ''} picture={picture} size={34} />
        <span className={css.who}>
          <span className={css.name}>{shown}</span>
          <StarRating value={star} />
        </span>
        {date && (
          <span className={css.date}>
            <DateTime value={date} />
          </span>
        )}
      </footer>
    </article>
  );
}
