/**
 * Lists or changes the global settings, in DATA_DIR (with the backend stopped) or in DATABASE_URL:
 *
 *   npm run settings -w @smart-art/backend -- [name=value …]
 */
import { parseArgs } from 'node:util';
import { changeSettings, type SettingName, settingRules } from '../general/change-settings.ts';
import { siteSettings } from '../general/handlers.ts';
import { HttpError } from '../http/http-error.ts';
import { translate } from '../messages/messages.ts';
import { fail, withDatabase } from './with-database.ts';

const usage = 'npm run settings -w @smart-art/backend -- [name=value …]';
const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
if (values.help || positionals.some((pair) => !/^\w+=/.test(pair))) fail(usage);
const input = Object.fromEntries(
  positionals.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);

/** The error message, followed by each field's errors. */
const sentenceOf = ({ wording, fields = {} }: HttpError) =>
  [
    translate('en', wording),
    ...Object.entries(fields).map(([name, why]) => `${name}: ${why.map((one) => translate('en', one)).join(' ')}`),
  ].join('\n');

await withDatabase(async (queries) => {
  try {
    await changeSettings(queries, input, new Date());
  } catch (error) {
    throw error instanceof HttpError ? new Error(sentenceOf(error)) : error;
  }
  const settings = await siteSettings(queries);
  for (const name of Object.keys(settingRules) as SettingName[]) {
    console.log(`${name}=${settings[name] ?? 'none'}    # ${settingRules[name].label}`);
  }
});
