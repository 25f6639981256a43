/**
 * Extracts the English messages from the source into src/messages/en.json (with descriptions, for translators) and
 * compiles both languages into src/messages/compiled, parsed, so that the browser needs no parser. The components' own
 * strings are included. Each language is split into several files: one for the first visit, and one per group of
 * screens. With --check it writes nothing and fails if the committed files are out of date.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPublicString } from './public-strings.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const messages = join(app, 'src/messages');
const bin = join(app, '../../node_modules/.bin/formatjs');

const formatjs = (...args: string[]) => execFileSync(bin, args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * The message files, and the message areas in each: an area is the first part of an id, and may be in several files. ''
 * is the file of the first visit.
 */
const FILES: Record<string, readonly string[]> = {
  '': ['failure', 'picture', 'signIn', 'theme'],
  language: ['language'],
  'not-found': ['notFound'],
  public: ['public', 'home', 'feedback', 'contact', 'footer', 'draft'],
  site: ['public', 'footer'],
  'sign-up': ['signUp', 'signUpFrame', 'services', 'server', 'record', 'draft', 'agreementText'],
  continue: ['continue'],
  payment: ['payment', 'renewal', 'signUpFrame', 'draft'],
  password: ['forgot', 'reset', 'changePassword', 'keptPassword', 'newPassword'],
  profile: ['bank', 'calendar', 'dashboard', 'tasks', 'profile', 'editProfile', 'person', 'record', 'draft'],
  seller: ['inner', 'library', 'navigation', 'page', 'shell', 'work'],
  works: [
    'add',
    'agreementText',
    'deleted',
    'draft',
    'edit',
    'editor',
    'printing',
    'restore',
    'uploads',
    'view',
    'workType',
  ],
  papers: ['exhibitionPaper', 'orderPaper', 'papers', 'work', 'workType'],
  many: ['libraryBulk'],
  library: ['libraryEmpty', 'libraryFilter', 'librarySort', 'libraryTable', 'libraryViews', 'workType'],
  dealer: ['dealer', 'order', 'person'],
  import: ['draft', 'import', 'uploads'],
  orders: [
    'cancelled',
    'draft',
    'export',
    'order',
    'orderEvent',
    'orderForm',
    'orderPage',
    'orderReason',
    'orderStep',
    'orders',
    'orderPaper',
    'printing',
    'slips',
    'step',
    'piece',
  ],
  custom: [
    'customOrder',
    'customOrders',
    'draft',
    'export',
    'order',
    'orderEvent',
    'orderForm',
    'orderPage',
    'orderReason',
    'orderStep',
    'orders',
    'orderPaper',
    'piece',
    'pieceEvent',
    'pieceForm',
    'pieceMove',
    'piecePage',
    'printing',
    'slips',
    'step',
    'workType',
  ],
  crowdfunding: [
    'chooseWorks',
    'crowdfunding',
    'draft',
    'export',
    'order',
    'orderEvent',
    'orderPage',
    'orderReason',
    'piece',
    'step',
  ],
  exhibitions: [
    'chooseWorks',
    'draft',
    'exhibition',
    'exhibitionPaper',
    'export',
    'orderEvent',
    'orderPage',
    'printing',
    'step',
  ],
  forum: ['draft', 'forum', 'forumPost', 'forumStatus', 'forumThread'],
  tasks: ['calendar', 'export', 'tasks'],
  notifications: ['notifications'],
  people: ['export', 'person', 'sellers'],
  referrals: ['draft', 'export', 'invite', 'referrals', 'step'],
  settings: ['bank', 'draft', 'server', 'settings', 'slack', 'step'],
  transactions: ['export', 'transactions', 'printing'],
  tools: ['agreement', 'lens', 'tools', 'permission', 'inner'],
};

/** Component strings of files other than `seller`, which has all of them except those of a form. */
const STRINGS: Record<string, readonly string[]> = {
  public: ['appShell', 'form', 'skeleton'],
  site: ['appShell'],
  profile: ['form'],
  works: ['form'],
  import: ['form'],
  orders: ['form'],
  custom: ['form'],
  crowdfunding: ['form'],
  exhibitions: ['form'],
  referrals: ['form'],
  forum: ['form'],
  library: ['form'],
  many: ['form'],
  settings: ['form'],
  password: ['form'],
  'sign-up': ['form', 'money', 'skeleton'],
  payment: ['form', 'money', 'skeleton'],
};

const areaOf = (id: string) => id.slice(0, id.indexOf('.'));
const nameOf = (locale: string, file: string) => `compiled/${locale}${file && `-${file}`}.json`;

/** Every file this script writes, as paths relative to a folder. */
const made = ['en.json', ...['en', 'ja'].flatMap((locale) => Object.keys(FILES).map((file) => nameOf(locale, file)))];

async function compile(folder: string, locale: string, source: string, format: string[]) {
  const whole = join(folder, `compiled/${locale}.json`);
  formatjs('compile', '--ast', ...format, '--out-file', whole, source);
  const messages = Object.entries(JSON.parse(readFileSync(whole, 'utf8')) as Record<string, unknown>);
  const { default: strings } = (await import(`@smart-art/ui/strings/${locale}`)) as { default: Record<string, string> };
  const unassigned = messages.filter(([id]) => !Object.values(FILES).flat().includes(areaOf(id)));
  if (unassigned.length > 0) throw new Error(`Assign ${unassigned[0]?.[0]} to a file in scripts/messages.ts.`);
  for (const [file, areas] of Object.entries(FILES)) {
    const part = {
      messages: Object.fromEntries(messages.filter(([id]) => areas.includes(areaOf(id)))),
      strings: Object.fromEntries(
        Object.entries(strings).filter(([id]) =>
          isPublicString(id)
            ? file === ''
            : (file === 'seller' && areaOf(id) !== 'form') || STRINGS[file]?.includes(areaOf(id)),
        ),
      ),
    };
    writeFileSync(join(folder, nameOf(locale, file)), `${JSON.stringify(part, null, 1)}\n`);
  }
}

async function generate(folder: string, japanese: string) {
  const english = join(folder, 'en.json');
  formatjs('extract', 'src/**/*.{ts,tsx}', '--ignore', '**/*.test.ts', '--out-file', english);
  await compile(folder, 'en', english, []);
  await compile(folder, 'ja', japanese, ['--format', 'simple']);
}

const japanese = join(messages, 'ja.json');
if (process.argv.includes('--check')) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    await generate(folder, japanese);
    const outdated = made.filter(
      (file) => readFileSync(join(folder, file), 'utf8') !== readFileSync(join(messages, file), 'utf8'),
    );
    if (outdated.length > 0) {
      console.error(`Out of date: ${outdated.join(', ')}. Run \`npm run messages -w @smart-art/app\` and commit.`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  await generate(messages, japanese);
}
