import type { BulkResult } from '@smart-art/api-client/queries';
import { useSyncExternalStore } from 'react';
import type { BulkAction, BulkItem } from './batches.ts';

/** The bulk action in progress. */
export interface Running {
  label: string;
  done: number;
  total: number;
}

/** The result of a bulk action, if anything is left to report. */
export interface Report {
  /** The action's name, as on its button. */
  action: string;
  done: number;
  failed: BulkResult[];
  /** Works not tried, and the action that continues with them. */
  left: BulkItem[];
  bulkAction: BulkAction;
  /** Why it ended early. */
  failure?: unknown;
  goOn: () => void;
  /** Undoes the action, if that is possible. */
  undo?: (() => void) | undefined;
}

interface Run {
  running: Running | null;
  report: Report | null;
}

let run: Run = { running: null, report: null };
/** The seller whose works these are, so that another seller who signs in here sees no result. */
let owner: string | undefined;
let stopped = false;
/** The toast of the last bulk action. The next action closes it, so that toasts do not cover the page. */
let lastToast: number | undefined;
const listeners = new Set<() => void>();

/** Runs one bulk action at a time, independent of the screen: it continues while the user opens a work. */
export const manyRun = {
  read: () => run,
  isStopped: () => stopped,
  stop: () => {
    stopped = true;
  },
  begin: () => {
    stopped = false;
  },
  toastKey: () => lastToast,
  setToastKey: (key: number | undefined) => {
    lastToast = key;
  },
  change(part: Partial<Run>): void {
    run = { ...run, ...part };
    for (const listener of listeners) listener();
  },
  /** Clears the state of another seller. */
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
