import {
  addImportRows,
  createImport,
  createIntent,
  getImport,
  type Import,
  removeImport,
} from '@smart-art/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { fileMessages as messages } from './file.messages.ts';
import { guessField } from './guess-columns.ts';
import { partsOf, SheetError, type SheetProblem, type SheetRow, sheetBounds } from './sheet/sheet.ts';

const problemWords = {
  'too-large': messages.tooLarge,
  'too-many-rows': messages.tooManyRows,
  'too-many-columns': messages.tooManyColumns,
  'cell-too-long': messages.cellTooLong,
  empty: messages.empty,
  'old-excel': messages.oldExcel,
  unreadable: messages.unreadable,
} as const satisfies Record<SheetProblem, unknown>;

interface Sending {
  file: File;
  progress: number;
  error?: string;
}

/** What has arrived of a file: another try goes on behind it. */
interface Begun {
  id: string;
  parts: SheetRow[][];
  sent: number;
}

/**
 * Reads a file and sends its rows, part by part.
 *
 * @param interrupted an import whose rows have not all arrived, from another time: it gives way
 */
export function useSending(interrupted: Import | undefined, onReady: (id: string) => void) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useMutation(createImport(product));
  const { mutateAsync: add } = useMutation(addImportRows(product));
  const { mutateAsync: remove } = useMutation(removeImport(product));
  const [newImport] = useState(() => createIntent());
  const [sending, setSending] = useState<Sending>();
  const begun = useRef<{ file: File; made: Begun } | null>(null);
  /** How many have been made: a try whose answer was lost and the next are one intent, the same file again is another. */
  const count = useRef(0);
  /** Of the file that is wanted now; another one, or none, ends what runs for it. */
  const round = useRef(0);

  /* Whoever leaves is not led back: the rows go on, and are there when the screen is opened again. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const wordsOf = (error: unknown) =>
    error instanceof SheetError
      ? intl.formatMessage(problemWords[error.problem], { count: error.count, most: sheetBounds.rows })
      : failureWords(intl, error);

  const begin = async (file: File): Promise<Begun> => {
    if (begun.current?.file === file) return begun.current.made;
    /* The readers of files come with the first file. */
    const { readSheet } = await import('./sheet/read-sheet.ts');
    const { headers, rows } = await readSheet(file, (header) => guessField(header) !== undefined);
    const old = begun.current?.made.id ?? interrupted?.id;
    if (old) await remove(old);
    const body = { file_name: file.name.slice(-255), headers, row_count: rows.length };
    const { data } = await create({ body, idempotencyKey: newImport({ ...body, after: count.current, old }) });
    count.current += 1;
    /* The page knows it at once: while it asked, the file and what came of it would be gone from the screen. */
    queryClient.setQueryData(getImport(product, data.id).queryKey, data);
    const made = { id: data.id, parts: partsOf(rows), sent: 0 };
    begun.current = { file, made };
    return made;
  };

  const send = async (file: File) => {
    round.current += 1;
    const mine = round.current;
    setSending({ file, progress: 0 });
    try {
      const made = await begin(file);
      while (made.sent < made.parts.length) {
        if (mine !== round.current) return;
        const rows = made.parts[made.sent] ?? [];
        await add({ id: made.id, rows });
        made.sent += 1;
        setSending({ file, progress: made.sent / made.parts.length });
      }
      if (mine === round.current && isHere.current) onReady(made.id);
    } catch (error) {
      if (mine === round.current) setSending({ file, progress: 0, error: wordsOf(error) });
    }
  };

  return {
    sending,
    send,
    cancel: () => {
      round.current += 1;
      setSending(undefined);
    },
  };
}
