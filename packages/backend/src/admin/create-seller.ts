/**
 * Creates a seller, in DATA_DIR (with the backend stopped) or in DATABASE_URL:
 *
 *   npm run create-seller -w @smart-art/backend -- <email> <first name> <last name>
 *
 * The password comes from SELLER_PASSWORD, since every process on the machine can read command lines.
 */
import { parseArgs } from 'node:util';
import { ssoSignInBody } from '@smart-art/openapi/constraints';
import { findUser } from '../session/session.ts';
import { createSeller } from './accounts.ts';
import { fail, withDatabase } from './with-database.ts';

const usage = 'SELLER_PASSWORD=… npm run create-seller -w @smart-art/backend -- <email> <first name> <last name>';

const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
const [email, firstname, lastname] = positionals;
const password = process.env.SELLER_PASSWORD ?? '';
if (!email || !firstname || !lastname || values.help) fail(usage);
if (!new RegExp(ssoSignInBody.email.pattern).test(email)) fail(`${email} is no email address.`);
const { minLength } = ssoSignInBody.password;
if (password.length < minLength) fail(`Give a password of at least ${minLength} characters in SELLER_PASSWORD.`);

await withDatabase(async (queries) => {
  if (await findUser(queries, email)) throw new Error(`There is a seller ${email} already.`);
  const { id } = await createSeller(queries, { email, password, firstname, lastname }, new Date());
  console.log(`Made the seller ${email} (${id}).`);
});
