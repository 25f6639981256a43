import type { HTMLAttributes, Ref } from 'react';
import { Avatar } from '../avatar/index.ts';
import { DateTime } from '../date-time/index.ts';
import { useStrings } from '../provider/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { Message } from './Message.tsx';
import * as css from './ReviewCard.css.ts';
import { strings } from './strings.ts';

export interface ReviewCardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** Whose words they are; null where nobody has said. */
  name: string | null;
  /** As it was written; its line breaks are kept. More than five lines are folded. */
  message: string;
  /** From 1 to 5. */
  star: number;
  /** Address of a picture of the person; without it the initials stand in. */
  picture?: string | null | undefined;
  /** When it was written, ISO 8601. */
  date?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * What somebody thought, with their stars: in a Carousel with the preset `reviews`, or in a Grid.
 * Not for messages that answer each other: use Conversation.
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
