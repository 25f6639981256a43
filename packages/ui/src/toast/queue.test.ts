import { beforeEach, expect, test } from 'vitest';
import { keepLog, toastLog } from './log.ts';
import { toast, toastQueue } from './queue.ts';

const action = { label: 'Undo', onAction: () => undefined };
const said = () => toastQueue.current().map(({ message, count }) => `${message} ${count}`);

keepLog();

beforeEach(() => {
  toastQueue.close(toastQueue.current().map(({ key }) => key));
  toastLog.clear();
});

test('the same news is counted, in its newest place', () => {
  toast.success('Saved.');
  toast.success('Sent.');
  toast.success('Saved.');
  expect(said()).toEqual(['Sent. 1', 'Saved. 2']);
});

test('the same words in another tone, or with an action, are other news', () => {
  toast.success('Done.');
  toast.warning('Done.');
  toast.success('Done.', { action });
  toast.success('Done.', { action });
  toast.success('Done.');
  expect(said()).toEqual(['Done. 1', 'Done. 1', 'Done. 1', 'Done. 2']);
});

test('what is said after it was closed is counted from one', () => {
  toast.close(toast.success('Saved.'));
  toast.success('Saved.');
  expect(said()).toEqual(['Saved. 1']);
});

test('no more than twenty wait, no more than a hundred are kept', () => {
  for (let number = 1; number <= 130; number++) toast.default(`Number ${number}`);
  expect(toastQueue.current()).toHaveLength(20);
  expect(toastLog.current()).toHaveLength(100);
  expect(toastLog.current()[0]?.message).toBe('Number 130');
});

test('the log keeps what is closed, once for what was counted, until it is cleared', () => {
  toast.success('Saved.');
  toast.close(toast.success('Saved.'));
  expect(toastLog.current().map(({ message, count }) => [message, count])).toEqual([['Saved.', 2]]);
  toastLog.clear();
  expect(toastLog.current()).toEqual([]);
});
