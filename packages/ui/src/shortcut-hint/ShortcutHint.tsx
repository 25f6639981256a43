import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { keysOf } from './keys.ts';
import * as css from './ShortcutHint.css.ts';
import { strings } from './strings.ts';

export interface ShortcutHintProps extends RootProps<HTMLSpanElement> {
  /** Keys joined by `+`; `Mod` is ⌘ on Apple's keyboards, Ctrl on others: `Mod+K`. */
  keys: string;
}

const isNamed = (key: string): key is keyof typeof strings.en => key in strings.en;

/**
 * The keys of a shortcut for the user's platform, read aloud by name. Shown beside the action, which must also be
 * reachable without it. It does not handle the keys: the caller does. Not for telling a screen reader which keys a
 * control has: use `aria-keyshortcuts` with `ariaKeys`.
 */
export function ShortcutHint({ keys, ...root }: ShortcutHintProps) {
  const string = useStrings(strings);
  const all = keysOf(keys);
  return (
    <span {...root}>
      <span aria-hidden="true" className={css.hint}>
        {all.map(({ drawn }) => (
          <kbd className={css.key} key={drawn}>
            {drawn}
          </kbd>
        ))}
      </span>
      <VisuallyHidden>{all.map(({ spoken }) => (isNamed(spoken) ? string(spoken) : spoken)).join(' ')}</VisuallyHidden>
    </span>
  );
}
