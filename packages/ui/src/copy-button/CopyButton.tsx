import { useEffect, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { Check, CircleAlert, Copy } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { strings } from './strings.ts';

/** How long the button says that it has copied, in milliseconds. */
const SAID = 2500;

export interface CopyButtonProps extends RootProps<HTMLButtonElement> {
  /** What is copied, to the letter. */
  value: string;
  /** What it is, in the words beside it: "Reference number". */
  label: string;
}

type Outcome = 'copied' | 'failed';

/**
 * Copies a value that is typed elsewhere: an account number, a reference, an address. Stands beside the value, which can
 * be selected where the browser refuses.
 * Not for cells of a table: DataTable copies by itself.
 */
export function CopyButton({ value, label, ...root }: CopyButtonProps) {
  const string = useStrings(strings);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SAID);
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

  const said = outcome === 'copied' ? string('copied', { label }) : outcome === 'failed' ? string('failed') : undefined;
  return (
    <>
      <IconButton
        {...root}
        emphasis="quiet"
        icon={outcome === 'copied' ? Check : outcome === 'failed' ? CircleAlert : Copy}
        label={said ?? string('copy', { label })}
        onClick={() => void copy()}
        size="small"
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
