import { type TypedText, useTypedText } from '../field/useTypedText.ts';
import { useUi } from '../provider/index.ts';
import { type Decimal, readDecimal } from './decimal.ts';

interface Options {
  /** The controlled value. */
  value: Decimal | null;
  /** Called with each key; null if empty or not a number. */
  onChange: (value: Decimal | null) => void;
  /** Strips what may surround the number: a currency sign. */
  bare?: (text: string) => string;
  /** Formats a value for display, when not being edited. */
  write: (value: Decimal) => string;
  /** The error for a number, or for text that is not a number (undefined). */
  objection: (value: Decimal | undefined) => string | undefined;
}

/** 72.70 and 72.7 are the same number. */
const same = (one: Decimal | null, other: Decimal | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other);

/** State of a text input for numbers: understands the locale's notation and full-width digits. */
export function useNumericText({ value, onChange, bare = (text) => text, write, objection }: Options): TypedText {
  const { locale } = useUi();
  return useTypedText({
    value,
    onChange,
    read: (text) => {
      const number = readDecimal(bare(text), locale);
      return number === undefined ? { problem: 'unreadable', complete: true } : { value: number, complete: true };
    },
    write,
    objection: (reading) => objection('value' in reading ? reading.value : undefined),
    same,
  });
}
