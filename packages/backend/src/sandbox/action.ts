/** What the sandbox plays: things that people and services other than the seller do. */
import type { Services } from '../services.ts';

/** A value to pick, and what a person knows it by. */
export interface Suggestion {
  value: string;
  label: string;
}

/** At most a screenful, the likeliest first. */
export type Suggest = (services: Services) => Promise<readonly Suggestion[]>;

export interface SandboxField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'select' | 'date' | 'checkbox';
  required?: boolean;
  /** Of a select: what can be chosen. */
  options?: readonly string[];
  /** Of a text: what is offered for it, such as the orders that wait for this action. Anything else may be entered too. */
  suggest?: Suggest;
  /** What stands in the field at first. */
  initial?: string;
  hint?: string;
}

/** Input as a form or a JSON call gives it: fields by name; a checkbox is 'true' or absent. */
export type SandboxInput = Readonly<Record<string, string | undefined>>;

export interface SandboxResult {
  /** What happened, in English. */
  message: string;
  /** The record it happened to. */
  id?: string;
  /** A page of the sandbox or of the app to go on to. */
  link?: string;
}

export interface SandboxAction {
  /** Such as `orders.place`. */
  id: string;
  area: string;
  title: string;
  fields: readonly SandboxField[];
  /** @throws HttpError where it cannot be done, with the same words a call would get */
  run(services: Services, input: SandboxInput): Promise<SandboxResult>;
}
