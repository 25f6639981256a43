import { formatBytes, formatTypes, type Limits } from '../files/index.ts';
import type { useStrings } from '../provider/index.ts';
import type { strings } from './strings.ts';

type Say = ReturnType<typeof useStrings<keyof (typeof strings)['en']>>;

/** The limits for files, shown before anything is wrong. */
export const boundsWords = ({ accept, underBytes, maxFiles }: Limits, string: Say, locale: string) =>
  string('bounds', {
    types: formatTypes(accept, locale),
    limit: formatBytes(underBytes, locale),
    count: maxFiles,
  });
