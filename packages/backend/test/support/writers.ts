/** Clients that write to a backend until it is killed, and record what it acknowledged. */
import { expect } from 'vitest';
import { sandboxCaptchaResponse } from '../../src/ports/captcha.ts';
import { type Import, settings } from './imports.ts';
import { jpeg } from './pictures.ts';
import { photograph } from './world.ts';

/** A backend and the headers of a seller's session. */
export interface Client {
  url: string;
  headers: Record<string, string>;
}

/** What a backend has confirmed as saved. */
export class Acknowledged {
  /** Titles of works by their ids. */
  readonly works = new Map<string, string>();
  readonly pictures: string[] = [];
  /** Messages to the company. */
  readonly contactMessages: string[] = [];
  /** Addresses that requested a code. */
  readonly codes: string[] = [];
  /** The last known state of the current import, and the finished ones. */
  sheet: Import | undefined;
  readonly sheets: Import[] = [];
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export async function signIn(url: string, email: string, password: string): Promise<Client> {
  const { token } = (await (await post(`${url}/sso/signin`, { email, password })).json()) as { token: string };
  return { url, headers: { authorization: `Bearer ${token}` } };
}

/** Repeats a step until the backend is gone. @throws if it sends an unexpected response */
async function untilGone(step: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; ; index++) {
    try {
      await step(index);
    } catch (error) {
      if (error instanceof Unexpected) throw error;
      return;
    }
  }
}

class Unexpected extends Error {}

async function bodyOf<Body>(answer: Response, status: number): Promise<Body> {
  if (answer.status !== status) throw new Unexpected(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

export const addWorks = ({ url, headers }: Client, name: string, { works }: Acknowledged) =>
  untilGone(async (index) => {
    const title = `${name}-${index}`;
    const body = { title, type: 'art', category_id: 'cat_print' };
    const answer = await post(`${url}/product/product/create/new`, body, headers);
    const { data } = await bodyOf<{ data: { id: string } }>(answer, 201);
    works.set(data.id, title);
  });

export async function upload({ url, headers }: Client, { pictures }: Acknowledged): Promise<void> {
  const request = photograph(await jpeg(60, 40));
  await untilGone(async () => {
    const answer = await fetch(`${url}/product/product/update-images-files`, {
      method: 'POST',
      headers: { ...headers, ...request.headers },
      body: new Uint8Array(request.body),
    });
    const { images } = await bodyOf<{ images: { sources: { url: string }[] }[] }>(answer, 201);
    pictures.push(...images.flatMap(({ sources }) => sources.map((source) => source.url)));
  });
}

let visitors = 0;
/** Each request comes from another address, because requests per address are limited. */
const visitor = () => {
  visitors++;
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

/** Sends contact messages, whose mails all go to one recipient. */
export const sendContactMessages = ({ url }: Client, name: string, { contactMessages }: Acknowledged) =>
  untilGone(async (index) => {
    const message = `Letter ${name}-${index}.`;
    const solution = { response: sandboxCaptchaResponse, type: 'seller' };
    const proof = await post(`${url}/product/recapcha-verification`, solution, visitor());
    const { captcha_proof } = await bodyOf<{ captcha_proof: string }>(proof, 200);
    const fields = {
      firstname: 'Anna',
      lastname: 'Weber',
      email: 'anna@example.com',
      phoneCode: '49-DE',
      contactNumber: '3012345678',
      company: 'Galerie Weber',
      message,
      reCaptcha: true,
      captcha_proof,
    };
    await bodyOf(await post(`${url}/product/contact-us`, fields, visitor()), 201);
    contactMessages.push(message);
  });

/** Requests codes, whose mails each go to another recipient. */
export const requestCodes = ({ url }: Client, name: string, { codes }: Acknowledged) =>
  untilGone(async (index) => {
    const email = `code-${name}-${index}@example.com`;
    await bodyOf(await post(`${url}/sso/get-otp`, { email }, visitor()), 200);
    codes.push(email);
  });

export const rowsOfSheet = 60;
export const titlesOf = ({ file_name }: Pick<Import, 'file_name'>) =>
  Array.from({ length: rowsOfSheet }, (_, index) => `${file_name} ${index}`);

/** Continues the current import, or starts one. */
async function continueImport({ url, headers }: Client, acknowledged: Acknowledged, fileName: string): Promise<void> {
  const at = `${url}/product/imports`;
  const send = async (path: string, body: object, status = 200) =>
    (await bodyOf<{ data: Import }>(await post(at + path, body, headers), status)).data;
  const { data: all } = await bodyOf<{ data: Import[] }>(await fetch(at, { headers }), 200);
  const open = all.find(({ status }) => status !== 'imported');
  const known = all.find(({ id }) => id === acknowledged.sheet?.id);
  if (known) acknowledged.sheet = known;
  if (known?.status === 'imported') {
    acknowledged.sheets.push(known);
    acknowledged.sheet = undefined;
    return;
  }
  if (!open) {
    const sheet = { file_name: fileName, headers: ['title'], row_count: rowsOfSheet };
    acknowledged.sheet = await send('', sheet, 201);
    return;
  }
  const { id, status } = open;
  const rows = titlesOf(open).map((title, index) => ({ number: index + 2, cells: [title] }));
  if (status === 'receiving') acknowledged.sheet = await send(`/${id}/rows`, { rows });
  else if (status === 'columns')
    acknowledged.sheet = await send(`/${id}/columns`, { columns: [{ column: 0, field: 'title' }], settings });
  else if (status === 'checked') acknowledged.sheet = await send(`/${id}/start`, {});
  else acknowledged.sheet = open;
}

/** Finishes the current import. */
export async function finishSheet(client: Client, acknowledged: Acknowledged): Promise<void> {
  while (acknowledged.sheet) await continueImport(client, acknowledged, '');
}

/** Waits until no import is running. */
export const waitForImports = ({ url, headers }: Client) =>
  expect
    .poll(
      async () => {
        const { data } = await bodyOf<{ data: Import[] }>(await fetch(`${url}/product/imports`, { headers }), 200);
        return data.filter(({ status }) => status === 'checking' || status === 'importing').length;
      },
      { interval: 50, timeout: 120_000 },
    )
    .toBe(0);

export const importSheets = (client: Client, name: string, acknowledged: Acknowledged) =>
  untilGone((index) => continueImport(client, acknowledged, `${name}-${index}.csv`));
