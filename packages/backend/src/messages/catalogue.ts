/** All messages by language, combined from the areas. */
import * as account from './account.ts';
import * as community from './community.ts';
import * as core from './core.ts';
import * as deadlines from './deadlines.ts';
import * as imports from './imports.ts';
import * as integrations from './integrations.ts';
import * as library from './library.ts';
import * as mail from './mail.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as pieces from './pieces.ts';
import * as processes from './processes.ts';
import * as sandbox from './sandbox.ts';

const areas = {
  account,
  community,
  core,
  deadlines,
  imports,
  integrations,
  library,
  mail,
  orders,
  payments,
  pieces,
  processes,
  sandbox,
};

export const en = {
  ...account.en,
  ...community.en,
  ...core.en,
  ...deadlines.en,
  ...imports.en,
  ...integrations.en,
  ...library.en,
  ...mail.en,
  ...orders.en,
  ...payments.en,
  ...pieces.en,
  ...processes.en,
  ...sandbox.en,
} as const;

export type MessageKey = keyof typeof en;

export const ja: Record<MessageKey, string> = {
  ...account.ja,
  ...community.ja,
  ...core.ja,
  ...deadlines.ja,
  ...imports.ja,
  ...integrations.ja,
  ...library.ja,
  ...mail.ja,
  ...orders.ja,
  ...payments.ja,
  ...pieces.ja,
  ...processes.ja,
  ...sandbox.ja,
};

/** The areas separately, to check that no key is used twice. */
export const cataloguesByArea: Record<string, { en: Record<string, string>; ja: Record<string, string> }> = areas;
