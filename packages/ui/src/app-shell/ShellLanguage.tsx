import { LanguageName, LanguagePicker, type LanguagePickerProps } from '../language-picker/index.ts';
import * as css from './Sidebar.css.ts';

export type ShellLanguageProps = Pick<LanguagePickerProps, 'languages' | 'value' | 'onChange'>;

/** The language picker in the drawer of a phone, labelled with the current language. */
export function ShellLanguage(language: ShellLanguageProps) {
  const shown = language.languages.find(({ slug }) => slug === language.value);
  return (
    <div className={css.language}>
      <LanguagePicker {...language} trigger={shown && <LanguageName {...shown} />} />
    </div>
  );
}
