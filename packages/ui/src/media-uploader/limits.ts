import { formatBytes, formatTypes, type Limits } from '../files/index.ts';
import type { useStrings } from '../provider/index.ts';
import type { strings } from './strings.ts';

type Translate = ReturnType<typeof useStrings<keyof (typeof strings)['en']>>;

/** The limits for files, shown before anything is wrong. */
export const limitsText = ({ accept, underBytes, maxFiles }: Limits, string: Translate, locale: string) =>
  string('bounds', {
    types: formatTypes(accept, locale),
    limit: formatBytes(underBytes, locale),
    count: maxFiles,
  });
