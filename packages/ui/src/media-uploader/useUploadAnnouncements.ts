import { useEffect, useEffectEvent, useRef } from 'react';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';
import type { MediaItem } from './types.ts';
import { uploadOutcome } from './upload-outcome.ts';

/** Announces to screen readers which pictures failed to upload, and when all have arrived. */
export function useUploadAnnouncements(items: readonly MediaItem[], announce: (message: string) => void): void {
  const string = useStrings(strings);
  const before = useRef(items);
  const batch = useRef<ReadonlySet<string>>(new Set());
  const announceChanges = useEffectEvent((now: readonly MediaItem[]) => {
    const { failed, arrived, batch: rest } = uploadOutcome(before.current, now, batch.current);
    before.current = now;
    batch.current = rest;
    const messages = failed.map(({ name, error }) => string('failedName', { name, error: error ?? string('failed') }));
    const [one] = arrived;
    if (one)
      messages.push(string(arrived.length === 1 ? 'sentOne' : 'sent', { name: one.name, count: arrived.length }));
    if (messages.length > 0) announce(messages.join(' '));
  });
  useEffect(() => announceChanges(items), [items]);
}
