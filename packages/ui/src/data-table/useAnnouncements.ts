import { useCallback, useEffect, useRef, useState } from 'react';
import { type Sentence, useSentence } from '../provider/index.ts';
import { strings } from './strings.ts';
import type { DataTableProps } from './types.ts';

/** Announces a message. */
export type Announce = (...message: Parameters<Sentence>) => void;

/** Screen reader announcements of a table: loading, sorting and column changes. */
export function useAnnouncements<Row>({ columns, sort, loading = false }: DataTableProps<Row>) {
  const sentence = useSentence();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(sort);
  const column = columns.find(({ id }) => id === sort?.column)?.header;

  // Announce a new order once its rows are there, but not the initial one.
  useEffect(() => {
    if (loading) return;
    const before = shown.current;
    shown.current = sort;
    if (!sort || column === undefined) return;
    if (before?.column === sort.column && before.direction === sort.direction) return;
    setAnnouncement(sentence(strings, sort.direction, { column }));
  }, [sort, column, loading, sentence]);

  const announce = useCallback<Announce>((...message) => setAnnouncement(sentence(...message)), [sentence]);
  return { busy: loading ? sentence(strings, 'loading') : '', announcement, announce };
}
