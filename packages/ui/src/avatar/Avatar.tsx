import * as Radix from 'radix-ui/avatar';
import type { HTMLAttributes, Ref } from 'react';
import { UserRound } from '../icons/index.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** The person's full name, for the initials. Without one an icon is shown. */
  name: string;
  /** URL of a picture. The initials are shown without it, while it loads and if it fails. */
  picture?: string | null | undefined;
  /** Width and height in px at the default text size; scales with it. */
  size?: 20 | 24 | 34 | 48 | 80;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const latin = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** "Edith Villiers" becomes EV; a Japanese name becomes its first character, since two are not customary. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = ''] = words[0] ?? '';
  if (!latin.test(first)) return first;
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/**
 * A person's picture or initials. Decorative: the name is shown beside it. Not for choosing the picture: use
 * PortraitField. Not for a work: use Image.
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
