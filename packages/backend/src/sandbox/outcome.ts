/** The result of a form, passed in a cookie across the redirect: in the URL, links could inject text into the page. */
import type { SandboxInput } from './action.ts';

export interface Outcome {
  /** The action's id, or `clock`. */
  action: string;
  isDone: boolean;
  message: string;
  id?: string | undefined;
  link?: string | undefined;
  /** The submitted input, for correction. */
  input?: SandboxInput;
  errors?: Record<string, string[]>;
}

const name = 'sandbox_outcome';
const attributes = 'Path=/sandbox; HttpOnly; SameSite=Strict';

/** Stays below the size limit of cookies. */
const longest = 3500;

const encode = (outcome: Outcome) => Buffer.from(JSON.stringify(outcome)).toString('base64url');

/** Set-Cookie header with the result. */
export function outcomeCookie(outcome: Outcome): string {
  const whole = encode(outcome);
  const { input: _, ...short } = outcome;
  const value = whole.length <= longest ? whole : encode({ ...short, message: short.message.slice(0, 1000) });
  return `${name}=${value}; Max-Age=60; ${attributes}`;
}

/** Set-Cookie header that clears it. */
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
