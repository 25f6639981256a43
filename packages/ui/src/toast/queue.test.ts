import { beforeEach, expect, test } from 'vitest';
import { keepLog, toastLog } from './log.ts';
import { toast, toastQueue } from './queue.ts';

const action = { label: 'Undo', onAction: () => undefined };
const queued = () => toastQueue.current().map(({ message, count }) => `${message} ${count}`);

keepLog();

beforeEach(() => {
  toastQueue.close(toastQueue.current().map(({ key }) => key));
  toastLog.clear();
});

test('counts a repeated toast and moves it to the end', () => {
  toast.success('Saved.');
  toast.success('Sent.');
  toast.success('Saved.');
  expect(queued()).toEqual(['Sent. 1', 'Saved. 2']);
});

test('keeps the same message with another tone or with an action separate', () => {
  toast.success('Done.');
  toast.warning('Done.');
  toast.success('Done.', { action });
  toast.success('Done.', { action });
  toast.success('Done.');
  expect(queued()).toEqual(['Done. 1', 'Done. 1', 'Done. 1', 'Done. 2']);
});

test('counts from one again after a toast was closed', () => {
  toast.close(toast.success('Saved.'));
  toast.success('Saved.');
  expect(queued()).toEqual(['Saved. 1']);
});

test('queues at most twenty toasts and logs at most a hundred', () => {
  for (let number = 1; number <= 130; number++) toast.default(`Number ${number}`);
  expect(toastQueue.current()).toHaveLength(20);
  expect(toastLog.current()).toHaveLength(100);
  expect(toastLog.current()[0]?.message).toBe('Number 130');
});

test('logs closed toasts with their count until the log is cleared', () => {
  toast.success('Saved.');
  toast.close(toast.success('Saved.'));
  expect(toastLog.current().map(({ message, count }) => [message, count])).toEqual([['Saved.', 2]]);
  toastLog.clear();
  expect(toastLog.current()).toEqual([]);
});
