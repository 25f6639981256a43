/** Sandbox actions: what people and services other than the seller do. */
import type { Services } from '../services.ts';

/** A suggested value with its label. */
export interface Suggestion {
  value: string;
  label: string;
}

/** At most a screenful, the most likely first. */
export type Suggest = (services: Services) => Promise<readonly Suggestion[]>;

export interface SandboxField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'select' | 'date' | 'checkbox';
  required?: boolean;
  /** For a select: its options. */
  options?: readonly string[];
  /** For a text field: suggestions, such as orders waiting for this action. Other values are allowed, too. */
  suggest?: Suggest;
  /** Initial value of the field. */
  initial?: string;
  hint?: string;
}

/** Input from a form or a JSON call: fields by name; a checkbox is 'true' or absent. */
export type SandboxInput = Readonly<Record<string, string | undefined>>;

export interface SandboxResult {
  /** Result message, in English. */
  message: string;
  /** Id of the affected record. */
  id?: string;
  /** Link to a page of the sandbox or the app. */
  link?: string;
}

export interface SandboxAction {
  /** Such as `orders.place`. */
  id: string;
  area: string;
  title: string;
  fields: readonly SandboxField[];
  /** @throws HttpError if it is not possible, with the same message as an API call */
  run(services: Services, input: SandboxInput): Promise<SandboxResult>;
}
