import type { IntlShape, MessageDescriptor } from 'react-intl';
import { typeMessages } from '../../works/type.messages.ts';
import { consistent } from './consistent.ts';
import { filterMessages, sortMessages } from './filters.messages.ts';
import { LateManyBar, LateManyReport } from './many/LateMany.tsx';
import { WorkPick } from './many/WorkPick.tsx';
import { LateViews } from './views/LateViews.tsx';

/** What the library can do beside showing works. */
const parts = { LateManyBar, LateManyReport, LateViews, WorkPick };

export type FilterName = keyof typeof filterMessages;

/** What filters, their answers and the orders are called. */
export interface FilterWords {
  filters: Record<FilterName, string>;
  sorts: Record<keyof typeof sortMessages, string>;
  types: Record<keyof typeof typeMessages, string>;
  /** What a change of filters leaves of the others. */
  consistent: typeof consistent;
  parts: typeof parts;
}

/** They come after the works: with them travels nothing that the first picture needs. */
export function filterWords(intl: IntlShape): FilterWords {
  const said = <Name extends string>(all: Record<Name, MessageDescriptor>) =>
    Object.fromEntries(
      Object.entries<MessageDescriptor>(all).map(([name, message]) => [name, intl.formatMessage(message)]),
    ) as Record<Name, string>;
  return { filters: said(filterMessages), sorts: said(sortMessages), types: said(typeMessages), consistent, parts };
}
