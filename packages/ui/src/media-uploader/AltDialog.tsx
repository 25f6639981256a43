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
import type { AltText, MediaItem } from './types.ts';

export interface AltDialogProps {
  item: MediaItem;
  /** What was written before and neither saved nor given up. */
  draft: AltText | undefined;
  /** Told what is written when the window is left without an answer: Escape must not cost a paragraph. */
  onDraft: (alt: AltText | undefined) => void;
  onSave: (alt: AltText) => void;
  onClose: () => void;
}

/** Asks what a picture shows, in both languages. */
export function AltDialog({ item, draft, onDraft, onSave, onClose }: AltDialogProps) {
  const string = useStrings(strings);
  const form = useId();
  const [alt, setAlt] = useState<AltText>(draft ?? item.alt ?? { en: '', ja: '', decorative: false });
  const answer = () => {
    onDraft(undefined);
    onClose();
  };
  const submit = (event: FormEvent) => {
    // A form surrounds the uploader; this answer is not for it.
    event.preventDefault();
    event.stopPropagation();
    onSave({ ...alt, en: alt.en.trim(), ja: alt.ja.trim() });
    answer();
  };
  const field = (language: 'en' | 'ja', name: string) => (
    <TextArea
      disabled={alt.decorative}
      label={string('describeIn', { language: name })}
      lang={language}
      name={`alt-${language}`}
      rows={2}
      value={alt[language]}
      onChange={(words) => setAlt({ ...alt, [language]: words })}
    />
  );
  return (
    <Dialog
      open
      footer={
        <>
          <Button onClick={answer}>{string('dialogCancel')}</Button>
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
          <Checkbox
            label={string('decorative')}
            name="decorative"
            value={alt.decorative}
            onChange={(decorative) => setAlt({ ...alt, decorative })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
