import { ChevronDown } from '../icons/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './LanguagePicker.css.ts';
import type { Language } from './LanguagePicker.tsx';

/**
 * The chosen language's name in that language: the `trigger` of a LanguagePicker that has room for it. Not by itself
 * (it is not interactive): use LanguagePicker.
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
