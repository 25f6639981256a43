import { Button } from '@smart-art/ui/button';
import { Printer } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Muted } from '@smart-art/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type PaperLanguage, paperLanguages } from './paper-intl.ts';
import { printingMessages as messages } from './printing.messages.ts';

export interface PaperToolsProps {
  language: PaperLanguage;
  onLanguageChange: (language: PaperLanguage) => void;
  /** Further options. */
  children?: ReactNode;
}

/** Options for printing a document. */
export function PaperTools({ language, onLanguageChange, children }: PaperToolsProps) {
  const intl = useIntl();
  return (
    <Inline gap={4}>
      {children}
      <SegmentedControl
        label={intl.formatMessage(messages.language)}
        onChange={onLanguageChange}
        options={paperLanguages.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        value={language}
      />
      <Muted>{intl.formatMessage(messages.hint)}</Muted>
    </Inline>
  );
}

/** Prints the documents on the screen; the browser can also save them as a PDF. */
export function PrintButton({ disabled }: { disabled: boolean }) {
  const intl = useIntl();
  return (
    <Button disabled={disabled} emphasis="primary" icon={Printer} onClick={() => print()}>
      {intl.formatMessage(messages.print)}
    </Button>
  );
}
