/** Runs one sandbox action, for a form, a JSON call or a test. */
import { badRequest, type FieldErrors, notFound, unprocessable } from '../http/http-error.ts';
import type { Wording } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import type { SandboxAction, SandboxField, SandboxInput, SandboxResult } from './action.ts';
import { sandboxActions } from './index.ts';

/** @throws HttpError 404 */
function findAction(id: string): SandboxAction {
  const action = sandboxActions.find((one) => one.id === id);
  if (!action) throw notFound();
  return action;
}

function problemOf({ kind, options = [], required }: SandboxField, value: string): Wording | undefined {
  if (value === '') return required ? { key: 'required' } : undefined;
  if (kind === 'number' && !Number.isFinite(Number(value))) return { key: 'notNumber' };
  if (kind === 'select' && !options.includes(value)) return { key: 'notListed' };
  if (kind === 'date' && Number.isNaN(Date.parse(value))) return { key: 'wrongForm' };
  return undefined;
}

/** Trims values and drops empty ones. @throws HttpError 422 with a message per invalid field */
function check({ fields }: SandboxAction, input: SandboxInput): SandboxInput {
  const errors: FieldErrors = {};
  const taken: Record<string, string> = {};
  for (const name of Object.keys(input)) {
    if (!fields.some((field) => field.name === name)) errors[name] = [{ key: 'unknownField' }];
  }
  for (const field of fields) {
    const value = (input[field.name] ?? '').trim();
    const wording = problemOf(field, value);
    if (wording) errors[field.name] = [wording];
    else if (value !== '') taken[field.name] = value;
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return taken;
}

/** Converts a JSON call's values to form values. @throws HttpError 400 if a value is not a string, number or boolean */
export function inputOf(body: unknown): SandboxInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('malformedRequest');
  const entries = Object.entries(body as Record<string, unknown>).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined || value === false) return [];
    if (!['string', 'number', 'boolean'].includes(typeof value)) throw badRequest('malformedRequest');
    return [[name, String(value)]];
  });
  return Object.fromEntries(entries);
}

/** @throws HttpError 404, 422, and errors of the action */
export async function perform(services: Services, id: string, input: SandboxInput): Promise<SandboxResult> {
  const action = findAction(id);
  return action.run(services, check(action, input));
}
