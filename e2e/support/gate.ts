/** The tests that `npm test` runs: those a seller cannot work without. `npm run test:all` runs all. */

/** By file: all its tests, or those whose title contains one of these texts. */
const gate: Record<string, 'all' | readonly string[]> = {
  // The only restart and the only kill.
  'add-work.spec.ts': ['a restart and a kill'],
  'contact.spec.ts': ['notifies the super admin'],
  'custom-orders.spec.ts': ['made, shipped and delivered'],
  'dashboard.spec.ts': ['an empty dashboard'],
  'edit-profile.spec.ts': ['edits and saves every profile field'],
  'edit-work.spec.ts': ['edits a work from its page'],
  'exhibitions.spec.ts': ['announces an exhibition'],
  'faults.spec.ts': ['the name of a saved view survives'],
  'forum.spec.ts': ['a member finds a forum'],
  'guard.spec.ts': ['step 1', 'names the permission'],
  'keyboard.spec.ts': ['a visitor signs up'],
  'library.spec.ts': ['the search filters the library', 'cannot open the work'],
  'no-data-loss.spec.ts': ['through failed saves', 'creates one work', 'a separate draft per tab'],
  'offline-screens.spec.ts': 'all',
  'orders-closing.spec.ts': ['renews a rental'],
  'orders.spec.ts': ['a purchase from request to refund', 'a rental by keyboard in Japanese'],
  'payment.spec.ts': ['pays for a sign-up by card', 'confirms its arrival (en)'],
  'prerendered-pages.spec.ts': ['(en, light)', 'keeps letters typed', 'a menu pressed before hydration'],
  'profile.spec.ts': ['saves the picture and the passbook photo'],
  'public.spec.ts': ['confirms before opening a buyer-side link', 'the home page needs no sign-in'],
  'request-crowdfunding.spec.ts': ['validates, sends and edits a request'],
  'session.spec.ts': ['/add-art, en', 'follow a sign-in as another seller'],
  'settings.spec.ts': ['tests a gateway'],
  'shared-device.spec.ts': ['sees no data of the first'],
  'shell.spec.ts': ['the bell: one visible tab polls for all'],
  'sign-in.spec.ts': 'all',
  'sign-up.spec.ts': ['shows field errors at each step'],
  'smoke.spec.ts': ['serves the OpenAPI documents', 'a signed-out visitor'],
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
