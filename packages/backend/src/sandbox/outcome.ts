/** What a form did, carried by a cookie over the redirect that follows it: no address can put words on the page. */
import type { SandboxInput } from './action.ts';

export interface Outcome {
  /** The action's id, or `clock`. */
  action: string;
  isDone: boolean;
  message: string;
  id?: string | undefined;
  link?: string | undefined;
  /** What was entered, to be put right. */
  input?: SandboxInput;
  errors?: Record<string, string[]>;
}

const name = 'sandbox_outcome';
const attributes = 'Path=/sandbox; HttpOnly; SameSite=Strict';

/** More does not fit into a cookie. */
const longest = 3500;

const encode = (outcome: Outcome) => Buffer.from(JSON.stringify(outcome)).toString('base64url');

/** The header that carries it. */
export function outcomeCookie(outcome: Outcome): string {
  const whole = encode(outcome);
  const { input: _, ...short } = outcome;
  const value = whole.length <= longest ? whole : encode({ ...short, message: short.message.slice(0, 1000) });
  return `${name}=${value}; Max-Age=60; ${attributes}`;
}

/** The header that clears it. */
export const clearOutcomeCookie = `${name}=; Max-Age=0; ${attributes}`;

/** @param cookies the `Cookie` header */
export function outcomeOf(cookies: string | undefined): Outcome | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies ?? '')?.[1];
  if (!value) return undefined;
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString());
  } catch {
    return undefined;
  }
}
