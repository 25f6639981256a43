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
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { fileMessages as messages } from './file.messages.ts';
import { guessField } from './guess-columns.ts';
import type { Choice, OpenFile, Reading } from './sheet/read-sheet.ts';
import { partsOf, type SheetRow, sheetBounds } from './sheet/sheet.ts';
import { SheetError, type SheetProblem } from './sheet/sheet-error.ts';

const problemMessages = {
  'too-large': messages.tooLarge,
  'too-many-rows': messages.tooManyRows,
  'too-many-columns': messages.tooManyColumns,
  'cell-too-long': messages.cellTooLong,
  empty: messages.empty,
  'old-excel': messages.oldExcel,
  password: messages.password,
  'other-program': messages.otherProgram,
  changed: messages.changed,
  unreadable: messages.unreadable,
} as const satisfies Record<SheetProblem, unknown>;

/** A file read on this page; it can be read again with other choices until the page is left. */
export interface Source {
  file: File;
  opened: OpenFile;
  reading: Reading;
  /** The seller's choices; the others were detected. */
  choice: Choice;
  /** Why the last choice could not be applied. */
  error?: string;
}

interface Sending {
  file: File;
  progress: number;
  error?: string;
}

/** What was already sent of a file; a retry continues after it. */
interface Begun {
  id: string;
  parts: SheetRow[][];
  sent: number;
}

export interface SendingProps {
  /** An import that is still receiving rows or whose file is read again; the new one replaces it. */
  replaced: Import | undefined;
  source: Source | undefined;
  onSource: (source: Source | undefined) => void;
  onReady: (id: string) => void;
}

const isKnown = (header: string) => guessField(header) !== undefined;

/** Reads a file and sends its rows in parts, at once if the seller need not review anything. */
export function useSending({ replaced, source, onSource, onReady }: SendingProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useMutation(createImport(product));
  const { mutateAsync: add } = useMutation(addImportRows(product));
  const { mutateAsync: remove } = useMutation(removeImport(product));
  const [newImport] = useState(() => createIntent());
  const [sending, setSending] = useState<Sending>();
  const begun = useRef<{ reading: Reading; made: Begun } | null>(null);
  /**
   * Number of created imports: a retry reuses the idempotency key, while sending the same file again gets a new one.
   */
  const count = useRef(0);
  /** Incremented when another file, or none, is chosen; ends the run of the previous one. */
  const round = useRef(0);

  /* After the user leaves, do not navigate back: the rows keep uploading and appear when the screen is opened again. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const wordsOf = (error: unknown) =>
    error instanceof SheetError
      ? intl.formatMessage(problemMessages[error.problem], { count: error.count, most: sheetBounds.rows })
      : failureMessage(intl, error);

  const begin = async ({ file, reading }: Source): Promise<Begun> => {
    if (begun.current?.reading === reading) return begun.current.made;
    const { headers, rows } = reading.sheet;
    const old = begun.current?.made.id ?? replaced?.id;
    if (old) await remove(old);
    const body = {
      file_name: file.name.slice(-255).toWellFormed(),
      headers,
      row_count: rows.length,
      ...(reading.hasNumbers && { decimal_sign: 'point' as const }),
    };
    const { data } = await create({ body, idempotencyKey: newImport({ ...body, after: count.current, old }) });
    count.current += 1;
    /* Put it in the cache: while it loaded, the file and its result would disappear from the screen. */
    queryClient.setQueryData(getImport(product, data.id).queryKey, data);
    const made = { id: data.id, parts: partsOf(rows), sent: 0 };
    begun.current = { reading, made };
    return made;
  };

  const fail = (mine: number, file: File, error: unknown) => {
    if (mine === round.current) setSending({ file, progress: 0, error: wordsOf(error) });
  };

  const send = async (read: Source) => {
    round.current += 1;
    const mine = round.current;
    setSending({ file: read.file, progress: 0 });
    try {
      const made = await begin(read);
      while (made.sent < made.parts.length) {
        if (mine !== round.current) return;
        const rows = made.parts[made.sent] ?? [];
        await add({ id: made.id, rows });
        made.sent += 1;
        setSending({ file: read.file, progress: made.sent / made.parts.length });
      }
      if (mine === round.current && isHere.current) onReady(made.id);
    } catch (error) {
      fail(mine, read.file, error);
    }
  };

  const choose = async (file: File) => {
    round.current += 1;
    const mine = round.current;
    onSource(undefined);
    setSending({ file, progress: 0 });
    try {
      /* Load the file readers with the first file. */
      const { openFile } = await import('./sheet/read-sheet.ts');
      const opened = await openFile(file, isKnown);
      const reading = opened.read();
      if (mine !== round.current) return;
      const read = { file, opened, reading, choice: {} };
      onSource(read);
      if (reading.sure) await send(read);
      else setSending(undefined);
    } catch (error) {
      fail(mine, file, error);
    }
  };

  /** Reads the file with other choices; if that fails, the previous reading stays. */
  const readAs = (change: Choice) => {
    if (!source) return;
    const { file, opened } = source;
    const choice = { ...source.choice, ...change };
    try {
      onSource({ file, opened, choice, reading: opened.read(choice) });
    } catch (error) {
      onSource({ ...source, error: wordsOf(error) });
    }
  };

  return {
    sending,
    choose,
    readAs,
    send,
    /** Retries the failed sending or reading. */
    retry: () => {
      if (sending) void (source?.file === sending.file ? send(source) : choose(sending.file));
    },
    cancel: () => {
      round.current += 1;
      setSending(undefined);
      onSource(undefined);
    },
  };
}
