import { useEffect, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { Check, CircleAlert, Copy } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { strings } from './strings.ts';

/** How long the button shows that it has copied, in milliseconds. */
const RESULT_MS = 2500;

export interface CopyButtonProps extends RootProps<HTMLButtonElement> {
  /** The exact text to copy. */
  value: string;
  /** Name of the value, as in the label beside it: "Reference number". */
  label: string;
}

type Outcome = 'copied' | 'failed';

/**
 * Copies a value that is needed elsewhere: an account number, a reference, an address. Place it beside the value, which
 * can be selected if the browser does not allow copying. Not for table cells: DataTable has its own copying.
 */
export function CopyButton({ value, label, ...root }: CopyButtonProps) {
  const string = useStrings(strings);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  const message =
    outcome === 'copied' ? string('copied', { label }) : outcome === 'failed' ? string('failed') : undefined;
  return (
    <>
      <IconButton
        {...root}
        emphasis="quiet"
        icon={outcome === 'copied' ? Check : outcome === 'failed' ? CircleAlert : Copy}
        label={message ?? string('copy', { label })}
        onClick={() => void copy()}
        size="small"
      />
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  );
}
