import type { ReactNode } from 'react';
import { Languages } from '../icons/index.ts';
import { MenuButton, type MenuButtonProps } from '../menu/index.ts';
import { useString } from '../provider/index.ts';

/** A language that the UI is available in. */
export interface Language {
  /** BCP 47 tag. */
  slug: string;
  /** Its name in its own language: 日本語, not Japanese. */
  name: string;
}

type Own = 'label' | 'items' | 'sections' | 'selected' | 'onAction' | 'trigger' | 'icon' | 'iconOnly' | 'onChange';

export interface LanguagePickerProps extends Omit<MenuButtonProps, Own> {
  languages: readonly Language[];
  /** Slug of the current language. */
  value: string;
  /** Called when another language is chosen, not for the current one. */
  onChange: (slug: string) => void;
  /** For example a LanguageName, shown beside the icon where there is room. */
  trigger?: ReactNode;
}

/**
 * Picks the UI language. Each is listed in its own language, so that users who cannot read this page find theirs. Not
 * for a country or a currency: use Select.
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
