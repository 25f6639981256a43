import type { BulkResult } from '@smart-art/api-client/queries';
import { useSyncExternalStore } from 'react';
import type { BulkAction, BulkItem } from './batches.ts';

/** What is being done with many works. */
export interface Running {
  label: string;
  done: number;
  total: number;
}

/** What came of it, where something is left to be said. */
export interface Report {
  /** As on its button. */
  action: string;
  done: number;
  refused: BulkResult[];
  /** Not tried, with what goes on with them. */
  left: BulkItem[];
  bulkAction: BulkAction;
  /** Why it ended. */
  failure?: unknown;
  goOn: () => void;
  /** Takes back what was done, where that is possible. */
  undo?: (() => void) | undefined;
}

interface Run {
  running: Running | null;
  report: Report | null;
}

let run: Run = { running: null, report: null };
/** The seller whose works they are: another one who signs in here hears nothing of it. */
let owner: string | undefined;
let stopped = false;
/** The news of the last bulk action: with the next it goes, or a few would cover the page. */
let news: number | undefined;
const listeners = new Set<() => void>();

/** One bulk action at a time, whatever screen is shown: it goes on while somebody looks at a work, and is there on the way back. */
export const manyRun = {
  read: () => run,
  isStopped: () => stopped,
  stop: () => {
    stopped = true;
  },
  begin: () => {
    stopped = false;
  },
  told: () => news,
  tell: (key: number | undefined) => {
    news = key;
  },
  change(part: Partial<Run>): void {
    run = { ...run, ...part };
    for (const listener of listeners) listener();
  },
  /** Forgets what another seller did here. */
  belongsTo(seller: string | undefined): void {
    if (owner === seller) return;
    owner = seller;
    run = { running: null, report: null };
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRun = (): Run => useSyncExternalStore(subscribe, manyRun.read);
