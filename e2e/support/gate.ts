/** The tests that `npm test` runs: those a seller cannot work without. `npm run test:all` runs all. */

/** By file: all its tests, or those whose title contains one of these texts. */
const gate: Record<string, 'all' | readonly string[]> = {
  'contact.spec.ts': ['a contact message is confirmed'],
  'custom-orders.spec.ts': ['from the wish to the wall'],
  'desk.spec.ts': ['a newcomer finds an empty bell'],
  'drawn.spec.ts': ['(en, light)', 'letters that come while', 'a menu that is pressed'],
  'edit-profile.spec.ts': ['the whole profile is edited'],
  'edit-work.spec.ts': ['a work is edited from its page'],
  'exhibitions.spec.ts': ['an exhibition is announced once'],
  'faults.spec.ts': ['the name of a view stays through every fault'],
  'forum.spec.ts': ['a forum is found'],
  'guard.spec.ts': ['step 1', 'a seller without a permission'],
  // The only restart and the only kill.
  'hang-a-work.spec.ts': ['a restart and a power cut'],
  'keyboard.spec.ts': ['somebody signs up'],
  'library.spec.ts': ['pictures first', 'searching narrows', 'what is another seller’s is not there'],
  'nothing-lost.spec.ts': ['through a failing server', 'leaves one work', 'two tabs with the same form'],
  'notifications.spec.ts': ['marked (en)'],
  'offline-screens.spec.ts': 'all',
  'orders-ends.spec.ts': ['a rent that the buyer renews'],
  'orders.spec.ts': ['a purchase from the request', 'a rent by keyboard alone, in Japanese'],
  'palette.spec.ts': ['from the keys'],
  'payment.spec.ts': ['a sign-up is paid by card', 'told when it has come (en)'],
  'profile.spec.ts': ['has a picture and a passbook'],
  'public.spec.ts': ['a link to the buyer side asks first', 'the home page is open'],
  'request-crowdfunding.spec.ts': ['a request with its cover'],
  'session.spec.ts': ['/add-art, en', 'follow whoever signs in next'],
  'settings.spec.ts': ['a gateway is tried'],
  'shared-device.spec.ts': ['finds nothing of the first'],
  'shell.spec.ts': ['the bell: one tab asks for all'],
  'sign-in.spec.ts': 'all',
  'sign-up.spec.ts': ['says each broken rule'],
  'smoke.spec.ts': ['both descriptions', 'a stranger'],
  'tasks.spec.ts': ['added up (en)'],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The pattern of each entry for Playwright's `grep`, which searches "project file title". */
const entries = Object.entries(gate).flatMap(([file, titles]) =>
  (titles === 'all' ? [''] : titles).map((title) => ({
    file,
    name: `${file}: ${title || 'all'}`,
    pattern: new RegExp(`(?:^|[ /])${escaped(file)} .*${escaped(title)}`, 'u'),
  })),
);

export const gateFiles: string[] = Object.keys(gate);
export const gatePatterns: RegExp[] = entries.map(({ pattern }) => pattern);

/**
 * Entries for these files that match none of the given tests ("file title"): otherwise a renamed test would silently
 * drop out.
 */
export function entriesWithoutTest(files: ReadonlySet<string>, tests: readonly string[]): string[] {
  const missing = entries.filter(({ file, pattern }) => files.has(file) && !tests.some((test) => pattern.test(test)));
  return missing.map(({ name }) => name);
}
