/**
 * Makes a seller, in the stopped DATA_DIR or in DATABASE_URL:
 *
 *   npm run create-seller -w @smart-art/backend -- <email> <first name> <last name>
 *
 * The password is read from SELLER_PASSWORD: what stands on a command line, every process of the machine can read.
 */
import { parseArgs } from 'node:util';
import { ssoSignInBody } from '@smart-art/openapi/constraints';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { findUser } from '../session/session.ts';
import { FolderInUse, lockFolder } from '../store/folder-lock.ts';
import { createSeller } from './accounts.ts';

const usage = 'SELLER_PASSWORD=… npm run create-seller -w @smart-art/backend -- <email> <first name> <last name>';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
const [email, firstname, lastname] = positionals;
const password = process.env.SELLER_PASSWORD ?? '';
if (!email || !firstname || !lastname || values.help) fail(usage);
if (!new RegExp(ssoSignInBody.email.pattern).test(email)) fail(`${email} is no email address.`);
const { minLength } = ssoSignInBody.password;
if (password.length < minLength) fail(`Give a password of at least ${minLength} characters in SELLER_PASSWORD.`);

const { databaseUrl, dataDir } = readConfig(process.env);
const lock = databaseUrl
  ? undefined
  : await lockFolder(dataDir, console.log).catch((error: Error) =>
      fail(error instanceof FolderInUse ? error.message : (error.stack ?? error.message)),
    );
try {
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataDir });
  try {
    if (await findUser(database.queries, email)) throw new Error(`There is a seller ${email} already.`);
    const { id } = await createSeller(database.queries, { email, password, firstname, lastname }, new Date());
    console.log(`Made the seller ${email} (${id}).`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await lock?.release();
}
