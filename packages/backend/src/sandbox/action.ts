/** What the sandbox plays: things that people and services other than the seller do. */
import type { Services } from '../services.ts';

export interface SandboxField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'select' | 'date' | 'checkbox';
  required?: boolean;
  /** Of a select: what can be chosen. */
  options?: readonly string[];
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
  /** @throws Refusal where it cannot be done, with the same words a call would get */
  run(services: Services, input: SandboxInput): Promise<SandboxResult>;
}
