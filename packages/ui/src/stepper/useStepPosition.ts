import { useStrings, useUi } from '../provider/index.ts';
import { strings } from './strings.ts';

/** Formats "Step 2 of 3", for the document's title and for headings. Steps are 1-based. */
export function useStepPosition(): (number: number, total: number) => string {
  const { locale } = useUi();
  const string = useStrings(strings);
  const digits = new Intl.NumberFormat(locale);
  return (number, total) => string('position', { number: digits.format(number), total: digits.format(total) });
}
