import type { IntlShape, MessageDescriptor } from 'react-intl';
import { consistent } from '../../works/library-list/consistent.ts';
import type { ListLabels } from '../../works/library-list/definition.ts';
import { filterMessages, sortMessages } from '../../works/library-list/filters.messages.ts';
import { typeMessages } from '../../works/type.messages.ts';
import { LazyManyBar, LazyManyReport } from './many/LazyMany.tsx';
import { WorkPick } from './many/WorkPick.tsx';
import { LazySavedViews } from './views/LazySavedViews.tsx';

/** Components the library needs besides showing works. */
const parts = { LazyManyBar, LazyManyReport, LazySavedViews, WorkPick };

/** Labels and values of the filters, and the components that load with them. */
export interface FilterLabels extends ListLabels {
  /** Adjusts the other filters after one has changed. */
  consistent: typeof consistent;
  parts: typeof parts;
}

/** Loaded after the works, so that the first picture does not wait for this code. */
export function filterLabels(intl: IntlShape): FilterLabels {
  const translated = <Name extends string>(all: Record<Name, MessageDescriptor>) =>
    Object.fromEntries(
      Object.entries<MessageDescriptor>(all).map(([name, message]) => [name, intl.formatMessage(message)]),
    ) as Record<Name, string>;
  return {
    filters: translated(filterMessages),
    sorts: translated(sortMessages),
    types: translated(typeMessages),
    consistent,
    parts,
  };
}
