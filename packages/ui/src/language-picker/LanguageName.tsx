import { ChevronDown } from '../icons/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './LanguagePicker.css.ts';
import type { Language } from './LanguagePicker.tsx';

/**
 * The name of the chosen language, in its own words: the `trigger` of a LanguagePicker that has room for it. Not by
 * itself, for nothing can be chosen in it: use LanguagePicker.
 */
export function LanguageName({ slug, name, ...root }: Language & RootProps<HTMLSpanElement>) {
  return (
    <span {...root} className={css.words}>
      <span className={css.name} lang={slug}>
        {name}
      </span>
      <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
    </span>
  );
}
