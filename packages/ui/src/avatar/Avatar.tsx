import { useState } from 'react';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's whole name, for the initials. */
  name: string;
  /** Address of a picture; without it, or when it does not load, the initials stand in. */
  picture?: string | null | undefined;
  /** Width and height in px. */
  size?: 20 | 24 | 34 | 48 | 80;
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

/** A person's face or initials. Decorative: the name stands beside it. */
export function Avatar({ name, picture, size = 34 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" className={css.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {picture && picture !== broken ? (
        <img
          alt=""
          className={css.picture}
          height={size}
          onError={() => setBroken(picture)}
          src={picture}
          width={size}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
