import type { ReactNode } from 'react';
import { Languages } from '../icons/index.ts';
import { MenuButton, type MenuButtonProps } from '../menu/index.ts';
import { useString } from '../provider/index.ts';

/** A language that the interface can be in. */
export interface Language {
  /** Its BCP 47 tag. */
  slug: string;
  /** Its name in its own words: 日本語, not Japanese. */
  name: string;
}

type Own = 'label' | 'items' | 'sections' | 'selected' | 'onAction' | 'trigger' | 'icon' | 'iconOnly' | 'onChange';

export interface LanguagePickerProps extends Omit<MenuButtonProps, Own> {
  languages: readonly Language[];
  /** The slug of the one that is shown. */
  value: string;
  /** Told that another one was chosen; not of the one that is shown. */
  onChange: (slug: string) => void;
  /** A LanguageName, beside the icon where there is room for it. */
  trigger?: ReactNode;
}

/**
 * The language of the interface, each by its own name, so that whoever cannot read this page finds theirs. Not for a
 * country or a currency: use Select.
 */
export function LanguagePicker({ languages, value, onChange, ...rest }: LanguagePickerProps) {
  const string = useString();
  return (
    <MenuButton
      emphasis="quiet"
      icon={Languages}
      iconOnly={!rest.trigger}
      {...rest}
      items={languages.map(({ slug, name: label }) => ({ id: slug, label, lang: slug }))}
      label={string('menu.language')}
      onAction={(slug) => slug !== value && onChange(slug)}
      selected={value}
    />
  );
}
