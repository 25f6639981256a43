import { type TypedText, useTypedText } from '../field/useTypedText.ts';
import { useUi } from '../provider/index.ts';
import { type Decimal, readDecimal } from './decimal.ts';

interface Options {
  /** The value as the caller holds it. */
  value: Decimal | null;
  /** Told the number with every key; null for nothing and for what is no number. */
  onChange: (value: Decimal | null) => void;
  /** Takes off what may be typed around the number: the sign of its currency. */
  bare?: (text: string) => string;
  /** How a value looks when nobody is typing. */
  write: (value: Decimal) => string;
  /** What is wrong with a number, or with a text that is none (undefined). */
  objection: (value: Decimal | undefined) => string | undefined;
}

/** 72.70 and 72.7 are one number. */
const same = (one: Decimal | null, other: Decimal | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other);

/** A number in a text input: typed as people of the language write numbers, also in full-width digits. */
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
