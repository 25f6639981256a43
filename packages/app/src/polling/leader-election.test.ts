import { expect, test } from 'vitest';
import { runLeaderElection } from './leader-election.ts';

/** The part of a browser's locks that tabs use: one holder, the others queue. */
function createLocks() {
  const waiting: { run: () => unknown; signal: AbortSignal }[] = [];
  let isLocked = false;
  const next = async () => {
    const first = waiting.find(({ signal }) => !signal.aborted);
    if (isLocked || !first) return;
    waiting.splice(0, waiting.indexOf(first) + 1);
    isLocked = true;
    await first.run();
    isLocked = false;
    void next();
  };
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => unknown) => {
    waiting.push({ run, signal });
    void next();
    return new Promise<void>(() => {});
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

function openTab(name: string, locks: Pick<LockManager, 'request'> | null) {
  const page = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
  page.visibilityState = 'visible';
  const tab = { leads: false, seen: 0 };
  const close = runLeaderElection({
    name,
    locks,
    page,
    onLeadershipChange: (leads) => {
      tab.leads = leads;
    },
    onSeen: () => {
      tab.seen += 1;
    },
  });
  const show = async (visibility: DocumentVisibilityState) => {
    page.visibilityState = visibility;
    page.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };
  return { tab, close, hide: () => show('hidden'), show: () => show('visible') };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('one tab leads, and the next takes over when it is hidden or closed', async () => {
  const locks = createLocks();
  const tabs = [openTab('one', locks), openTab('one', locks), openTab('one', locks)] as const;
  const leading = () => tabs.map(({ tab }) => tab.leads);
  await settled();
  expect(leading()).toEqual([true, false, false]);
  await tabs[0].hide();
  expect(leading()).toEqual([false, true, false]);
  await tabs[0].show();
  expect(leading()).toEqual([false, true, false]);
  tabs[1].close();
  await settled();
  expect(leading()).toEqual([false, false, true]);
});

test('a tab hidden while waiting does not lead until it is shown', async () => {
  const locks = createLocks();
  const first = openTab('one', locks);
  const second = openTab('one', locks);
  await second.hide();
  first.close();
  await settled();
  expect(second.tab.leads).toBe(false);
  await second.show();
  expect(second.tab.leads).toBe(true);
});

test('a follower tab also reports when it becomes visible', async () => {
  const locks = createLocks();
  openTab('one', locks);
  const second = openTab('one', locks);
  expect(second.tab.seen).toBe(1);
  await second.show();
  expect(second.tab.seen).toBe(1);
  await second.hide();
  await second.show();
  expect(second.tab.seen).toBe(2);
});

test('every visible tab leads when access to locks is denied', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const { tab, hide, show } = openTab('one', { request });
  await settled();
  expect(tab.leads).toBe(true);
  await hide();
  expect(tab.leads).toBe(false);
  await show();
  expect(tab.leads).toBe(true);
});

test('every visible tab leads without the Locks API', async () => {
  const tabs = [openTab('one', null), openTab('one', null)];
  expect(tabs.map(({ tab }) => tab.leads)).toEqual([true, true]);
  await tabs[0]?.hide();
  expect(tabs.map(({ tab }) => tab.leads)).toEqual([false, true]);
});
