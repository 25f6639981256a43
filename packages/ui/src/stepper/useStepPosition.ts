import { useStrings, useUi } from '../provider/index.ts';
import { strings } from './strings.ts';

/** "Step 2 of 3" in words: for the document's title and for headings. The first step is 1. */
export function useStepPosition(): (number: number, total: number) => string {
  const { locale } = useUi();
  const string = useStrings(strings);
  const digits = new Intl.NumberFormat(locale);
  return (number, total) => string('position', { number: digits.format(number), total: digits.format(total) });
}
