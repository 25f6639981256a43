/** Which journeys `npm test` walks: those without which a seller cannot work. `npm run test:all` walks all of them. */

/** By file: every journey of it, or those whose title contains one of these texts. */
const gate: Record<string, 'all' | readonly string[]> = {
  'contact.spec.ts': ['keeps what is typed (en)', 'a contact message is confirmed'],
  'crowdfunding-lists.spec.ts': ['requests are found'],
  'crowdfunding.spec.ts': ['a piece is taken out', 'a work in a request leads to it'],
  'custom-orders.spec.ts': ['from the wish to the wall'],
  'desk.spec.ts': ['a newcomer finds an empty bell', 'what to set up leads'],
  'drawn.spec.ts': ['(en, light)', 'letters that come while', 'a menu that is pressed'],
  'edit-profile.spec.ts': ['the whole profile is edited', 'two tabs edit one profile'],
  'edit-work.spec.ts': ['a work is edited from its page', 'what the other has changed'],
  'exhibitions.spec.ts': ['an exhibition is announced once'],
  'faults.spec.ts': ['the name of a view stays through every fault'],
  'feedback.spec.ts': ['then thanked for (en)'],
  'forum.spec.ts': ['a forum is found'],
  'guard.spec.ts': ['step 1', 'a seller without a permission'],
  // The one restart and the one kill.
  'hang-a-work.spec.ts': 'all',
  'keyboard.spec.ts': ['somebody signs up'],
  'lens.spec.ts': 'all',
  'library.spec.ts': ['pictures first', 'searching narrows', 'what is another seller’s is not there'],
  'nothing-lost.spec.ts': ['through a failing server', 'leaves one work', 'two tabs with the same form'],
  'notifications.spec.ts': ['marked (en)', 'by keyboard alone'],
  'offline-screens.spec.ts': 'all',
  'order-proof.spec.ts': ['how a work leaves'],
  'orders-ends.spec.ts': ['a rent that the buyer renews', 'refused with a reason'],
  'orders.spec.ts': ['a purchase from the request', 'a rent by keyboard alone, in Japanese', 'two windows'],
  'palette-records.spec.ts': ['by a few letters'],
  'palette.spec.ts': ['from the keys'],
  'payment.spec.ts': ['a sign-up is paid by card', 'by wallet: left', 'told when it has come (en)'],
  'profile.spec.ts': ['has a picture and a passbook'],
  'public.spec.ts': ['a link to the buyer side asks first', 'each of the twelve links', 'the home page is open'],
  'referrals.spec.ts': ['taken out again (en)'],
  'request-crowdfunding.spec.ts': ['a request with its cover'],
  'sellers.spec.ts': ['taken along (en)'],
  'session.spec.ts': ['/add-art, en', 'follow whoever signs in next'],
  'settings.spec.ts': ['a gateway is tried', 'is tested, saved, and given up again'],
  'shared-device.spec.ts': ['finds nothing of the first'],
  'shell.spec.ts': ['the bell: one tab asks for all', 'the sidebar is narrowed'],
  'sign-in.spec.ts': 'all',
  'sign-up.spec.ts': ['says each broken rule', '日本語で登録し'],
  'slack.spec.ts': ['a channel is added'],
  'smoke.spec.ts': ['both descriptions', 'a stranger'],
  'tasks.spec.ts': ['added up (en)'],
  'transactions.spec.ts': ['taken along (en)'],
  'work-papers.spec.ts': ['a work has a certificate'],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Each entry, and how Playwright's `grep` finds its tests: it searches "project file title". */
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
 * Entries about these files that find no test among those given ("file title"): a renamed test would otherwise leave the
 * gate unnoticed.
 */
export function entriesWithoutTest(files: ReadonlySet<string>, tests: readonly string[]): string[] {
  const missing = entries.filter(({ file, pattern }) => files.has(file) && !tests.some((test) => pattern.test(test)));
  return missing.map(({ name }) => name);
}
