import { getImport, type Import, listImports } from '@smart-art/api-client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { useServices } from '../../services/services.ts';

/** How often an import that does something by itself is asked how far it is, in milliseconds. */
const progressPause = 700;
/** The same while its rows are on their way, from here or from another device. */
const receivingPause = 3000;

export const isRunning = ({ status }: Pick<Import, 'status'>) =>
  status === 'checking' || status === 'importing' || status === 'undoing';

export const isFinished = ({ status }: Pick<Import, 'status'>) => status === 'imported' || status === 'undone';

/** The steps of an import, as the address names them. */
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

/** The steps that can be gone back to. Columns can be named anew, and rows that were left mended, as long as nobody goes on. */
const earlierOf: Partial<Record<Import['status'], readonly ImportStep[]>> = {
  columns: ['file'],
  checked: ['file', 'columns'],
  stopped: ['check'],
};

const pauseOf = (record: Import | undefined) => {
  if (record && isRunning(record)) return progressPause;
  return record?.status === 'receiving' && receivingPause;
};

/** The import that the address names, else the one that is not finished; and those that are. */
export function useImportArt() {
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const list = useQuery(listImports(clients.product));
  const asked = query.get('import');
  const id = asked ?? list.data?.find((one) => !isFinished(one))?.id;
  const isThere = list.data?.some((one) => one.id === id) ?? false;
  const details = useQuery({
    ...getImport(clients.product, id ?? ''),
    enabled: isThere,
    refetchInterval: ({ state }) => pauseOf(state.data),
  });
  const record = isThere ? details.data : undefined;

  /* What was found unfinished is what the page is about from then on, to its report: also when it is loaded again. */
  const isBegun = record !== undefined && record.status !== 'receiving';
  const reached = record ? stepOf[record.status] : 'file';
  const named = query.get('step');
  const earlier = record && earlierOf[record.status]?.find((one) => one === named);
  const step = earlier ?? reached;
  /* Each step is an entry of the history: Back leads to the one before, from the first of an import to its file. */
  const isReturn = useNavigationType() === 'POP';
  const wasNamed = useRef(false);
  const nameless = asked === null && isBegun ? (isReturn && wasNamed.current ? 'file' : reached) : undefined;
  const stepless = asked !== null && isBegun && named === null ? reached : undefined;
  const missing = nameless ?? stepless;
  useEffect(() => {
    if (missing && id) setQuery({ import: id, step: missing }, { replace: true, preventScrollReset: true });
    if (asked !== null) wasNamed.current = true;
  }, [missing, id, asked, setQuery]);

  /* What ran by itself has come to its end: rows, library and quota are others now. */
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
    /** Leads to a step of this import. */
    go: (next: ImportStep) => id && setQuery({ import: id, step: next }, { preventScrollReset: true }),
    past: list.data?.filter(isFinished) ?? [],
    error: list.error ?? (isThere ? details.error : null),
    /** It was loaded once: what is asked for again meanwhile and fails takes nothing away. */
    isKnown: list.data !== undefined && (!isThere || details.data !== undefined),
    isLoading: list.isPending || (isThere && details.isPending),
    refetch: () => void Promise.all([list.refetch(), isThere && details.refetch()]),
    /** Shows an import, or with none a new one. */
    open: (next: string | null) => setQuery(next ? { import: next } : {}, { preventScrollReset: true }),
  };
}
