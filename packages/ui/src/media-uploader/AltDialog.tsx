import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useStrings } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextArea } from '../text-area/index.ts';
import * as css from './Dialogs.css.ts';
import { Preview } from './Preview.tsx';
import { strings } from './strings.ts';
import type { AltText, MediaItem, MediaUploaderProps } from './types.ts';

export interface AltDialogProps extends Pick<MediaUploaderProps, 'altMaxLength' | 'mayBeDecorative'> {
  item: MediaItem;
  /** Text of an earlier visit, neither saved nor discarded. */
  draft: AltText | undefined;
  /** Called with the text when the dialog closes without saving: Escape must not lose a paragraph. */
  onDraft: (alt: AltText | undefined) => void;
  onSave: (alt: AltText) => void;
  onClose: () => void;
}

const languages = ['en', 'ja'] as const;
type Language = (typeof languages)[number];

/** Asks for a picture's alternative text in both languages. */
export function AltDialog(props: AltDialogProps) {
  const { item, draft, onDraft, onSave, onClose, altMaxLength, mayBeDecorative = true } = props;
  const string = useStrings(strings);
  const form = useId();
  const [alt, setAlt] = useState<AltText>(draft ?? item.alt ?? { en: '', ja: '', decorative: false });
  const isTooLong = (text: string) => altMaxLength !== undefined && [...text].length > altMaxLength;
  const finish = () => {
    onDraft(undefined);
    onClose();
  };
  const submit = (event: FormEvent) => {
    // Don't submit the form around the uploader.
    event.preventDefault();
    event.stopPropagation();
    const trimmed = { ...alt, en: alt.en.trim(), ja: alt.ja.trim() };
    const tooLong = languages.find((language) => isTooLong(trimmed[language]));
    if (tooLong) {
      event.currentTarget.querySelector<HTMLTextAreaElement>(`[name="alt-${tooLong}"]`)?.focus();
      return;
    }
    onSave(trimmed);
    finish();
  };
  const field = (language: Language, name: string) => (
    <TextArea
      disabled={alt.decorative}
      error={isTooLong(alt[language].trim()) ? string('tooLong', { limit: altMaxLength ?? 0 }) : undefined}
      label={string('describeIn', { language: name })}
      lang={language}
      maxLength={altMaxLength}
      name={`alt-${language}`}
      rows={2}
      value={alt[language]}
      onChange={(text) => setAlt({ ...alt, [language]: text })}
    />
  );
  return (
    <Dialog
      open
      footer={
        <>
          <Button onClick={finish}>{string('dialogCancel')}</Button>
          <Button emphasis="primary" form={form} type="submit">
            {string('save')}
          </Button>
        </>
      }
      title={string('describeTitle')}
      onOpenChange={() => {
        onDraft(alt);
        onClose();
      }}
    >
      <form noValidate id={form} onSubmit={submit}>
        <Stack gap={4}>
          <div className={css.shown}>
            <Preview name={item.name} preview={item.preview} />
          </div>
          <Text size="small" tone="muted">
            {string('describeHelp')}
          </Text>
          {field('en', string('english'))}
          {field('ja', string('japanese'))}
          {mayBeDecorative && (
            <Checkbox
              label={string('decorative')}
              name="decorative"
              value={alt.decorative}
              onChange={(decorative) => setAlt({ ...alt, decorative })}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
