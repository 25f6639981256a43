import type { IntlShape, MessageDescriptor } from 'react-intl';
import { consistent } from '../../works/question/consistent.ts';
import type { QuestionWords } from '../../works/question/definition.ts';
import { filterMessages, sortMessages } from '../../works/question/filters.messages.ts';
import { typeMessages } from '../../works/type.messages.ts';
import { LazyManyBar, LazyManyReport } from './many/LazyMany.tsx';
import { WorkPick } from './many/WorkPick.tsx';
import { LazySavedViews } from './views/LazySavedViews.tsx';

/** What the library can do beside showing works. */
const parts = { LazyManyBar, LazyManyReport, LazySavedViews, WorkPick };

/** The words of a question, and what comes with them. */
export interface FilterWords extends QuestionWords {
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
