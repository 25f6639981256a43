import { getImport, type Import, listImports } from '@smart-art/api-client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { useServices } from '../../services/services.ts';

/** Poll interval of an import that the server is processing, in milliseconds. */
const progressPause = 700;
/** The same while rows are still arriving, from this or another device. */
const receivingPause = 3000;

export const isRunning = ({ status }: Pick<Import, 'status'>) =>
  status === 'checking' || status === 'importing' || status === 'undoing';

export const isFinished = ({ status }: Pick<Import, 'status'>) => status === 'imported' || status === 'undone';

/** The steps of an import, as named in the URL. */
export type ImportStep = 'file' | 'columns' | 'check' | 'import';

const stepOf: Record<Import['status'], ImportStep> = {
  receiving: 'file',
  columns: 'columns',
  checking: 'check',
  checked: 'check',
  importing: 'import',
  stopped: 'import',
  imported: 'import',
  undoing: 'import',
  undone: 'import',
};

/** The steps to go back to: columns can be reassigned, and skipped rows fixed, until the next step starts. */
const earlierOf: Partial<Record<Import['status'], readonly ImportStep[]>> = {
  columns: ['file'],
  checked: ['file', 'columns'],
  stopped: ['check'],
};

const pauseOf = (record: Import | undefined) => {
  if (record && isRunning(record)) return progressPause;
  return record?.status === 'receiving' && receivingPause;
};

/** The import named in the URL or else the unfinished one, and the finished ones. */
export function useImportArt() {
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const list = useQuery(listImports(clients.product));
  const requested = query.get('import');
  const id = requested ?? list.data?.find((one) => !isFinished(one))?.id;
  const isThere = list.data?.some((one) => one.id === id) ?? false;
  const details = useQuery({
    ...getImport(clients.product, id ?? ''),
    enabled: isThere,
    refetchInterval: ({ state }) => pauseOf(state.data),
  });
  const record = isThere ? details.data : undefined;

  /* Pins the unfinished import in the URL, so that the page stays on it up to its report, also after a reload. */
  const isBegun = record !== undefined && record.status !== 'receiving';
  const reached = record ? stepOf[record.status] : 'file';
  const named = query.get('step');
  const earlier = record && earlierOf[record.status]?.find((one) => one === named);
  const step = earlier ?? reached;
  /* Each step is a history entry, so that Back leads to the previous one, and from the first step to the file. */
  const isReturn = useNavigationType() === 'POP';
  const wasNamed = useRef(false);
  const nameless = requested === null && isBegun ? (isReturn && wasNamed.current ? 'file' : reached) : undefined;
  const stepless = requested !== null && isBegun && named === null ? reached : undefined;
  const missing = nameless ?? stepless;
  useEffect(() => {
    if (missing && id) setQuery({ import: id, step: missing }, { replace: true, preventScrollReset: true });
    if (requested !== null) wasNamed.current = true;
  }, [missing, id, requested, setQuery]);

  /* The server has finished processing: rows, library and quota have changed. */
  const status = record?.status;
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === undefined || was === status) return;
    void queryClient.invalidateQueries({ queryKey: ['imports', 'rows'] });
    void queryClient.invalidateQueries({ queryKey: ['imports', 'list'] });
    if (was !== 'importing' && was !== 'undoing') return;
    void queryClient.invalidateQueries({ queryKey: ['products'] });
    void queryClient.invalidateQueries({ queryKey: ['profile'] });
  }, [status, queryClient]);

  return {
    record,
    step,
    /** Opens a step of this import. */
    go: (next: ImportStep) => id && setQuery({ import: id, step: next }, { preventScrollReset: true }),
    past: list.data?.filter(isFinished) ?? [],
    error: list.error ?? (isThere ? details.error : null),
    /** Loaded once: a later refetch that fails removes nothing. */
    isKnown: list.data !== undefined && (!isThere || details.data !== undefined),
    isLoading: list.isPending || (isThere && details.isPending),
    refetch: () => void Promise.all([list.refetch(), isThere && details.refetch()]),
    /** Opens an import, or a new one for null. */
    open: (next: string | null) => setQuery(next ? { import: next } : {}, { preventScrollReset: true }),
  };
}
