import * as Radix from 'radix-ui/avatar';
import type { HTMLAttributes, Ref } from 'react';
import { UserRound } from '../icons/index.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** The person's whole name, for the initials. Without one a figure stands in. */
  name: string;
  /** Address of a picture; without it, until it is there and when it does not load, the initials stand in. */
  picture?: string | null | undefined;
  /** Width and height in px at the usual size of text, with which it grows. */
  size?: 20 | 24 | 34 | 48 | 80;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const latin = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** "Edith Villiers" is EV; a Japanese name is its first character, as nobody abbreviates it to two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = ''] = words[0] ?? '';
  if (!latin.test(first)) return first;
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/**
 * A person's face or initials. Decorative: the name stands beside it.
 * Not for choosing the picture: use PortraitField. Not for a work: use Image.
 */
export function Avatar({ name, picture, size = 34, ...rest }: AvatarProps) {
  return (
    <Radix.Root
      {...rest}
      aria-hidden="true"
      className={css.avatar}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${(size * 0.38) / 16}rem` }}
    >
      {picture && <Radix.Image alt="" className={css.picture} height={size} src={picture} width={size} />}
      <Radix.Fallback className={css.fallback}>{initials(name) || <UserRound size={size * 0.55} />}</Radix.Fallback>
    </Radix.Root>
  );
}
