import { LanguageName, LanguagePicker, type LanguagePickerProps } from '../language-picker/index.ts';
import * as css from './Sidebar.css.ts';

export type ShellLanguageProps = Pick<LanguagePickerProps, 'languages' | 'value' | 'onChange'>;

/** The choice of a language in the drawer of a phone, by the name of the one that is shown. */
export function ShellLanguage(language: ShellLanguageProps) {
  const shown = language.languages.find(({ slug }) => slug === language.value);
  return (
    <div className={css.language}>
      <LanguagePicker {...language} trigger={shown && <LanguageName {...shown} />} />
    </div>
  );
}
