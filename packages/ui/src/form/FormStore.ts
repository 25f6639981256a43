import { FieldRegistry } from './registry.ts';
import { isSame } from './same.ts';

/** Messages by field. */
export type Errors = Readonly<Record<string, readonly string[]>>;

/** A line of the error summary. */
export interface Complaint {
  message: string;
  /** Its field; absent if no mounted field matches. */
  name?: string;
}

export interface FormSnapshot<Values> {
  values: Values;
  /** Baseline of `dirty` and `reset`. */
  initial: Values;
  errors: Errors;
  /** Errors of the last validation or response, in page order. Empty if one field can show them alone. */
  complaints: readonly Complaint[];
  pending: boolean;
  /** Incremented to move the focus to the first invalid field. */
  focusRequest: number;
  /** Number of resets. */
  generation: number;
}

/** State of one form. Outside React, so that every handler sees the latest values. */
export class FormStore<Values extends object> {
  #snapshot: FormSnapshot<Values>;
  readonly #listeners = new Set<() => void>();
  readonly registry = new FieldRegistry((name) => this.#clear([name]));

  constructor(initial: Values) {
    this.#snapshot = {
      values: initial,
      initial,
      errors: {},
      complaints: [],
      pending: false,
      focusRequest: 0,
      generation: 0,
    };
  }

  readonly snapshot = () => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get dirty(): boolean {
    return !isSame(this.#snapshot.values, this.#snapshot.initial);
  }

  /** Changes values and clears their errors. */
  patch(values: Partial<Values>): void {
    this.#update({ values: { ...this.#snapshot.values, ...values } });
    this.#clear(Object.keys(values));
  }

  reset(values: Values = this.#snapshot.initial): void {
    const generation = this.#snapshot.generation + 1;
    this.#update({ values, initial: values, errors: {}, complaints: [], generation });
  }

  /**
   * Assigns messages to fields and requests the focus. Messages without a mounted field go to the summary, which is
   * shown if there is such a message or more than one invalid field.
   */
  report(messages: Readonly<Record<string, string | readonly string[] | undefined>>): void {
    const errors: Record<string, string[]> = {};
    for (const [name, texts] of Object.entries(messages)) {
      const list = texts === undefined ? [] : [texts].flat();
      if (list.length > 0) errors[this.registry.resolve(name)] ??= [];
      for (const message of list) errors[this.registry.resolve(name)]?.push(message);
    }
    const fields = this.registry.inOrder().filter(({ name }) => errors[name]);
    const known = new Set(fields.map(({ name }) => name));
    const general = Object.entries(errors).flatMap(([name, list]) => (known.has(name) ? [] : list));
    const complaints = [
      ...general.map((message) => ({ message })),
      ...fields.flatMap(({ name }) => (errors[name] ?? []).map((message) => ({ message, name }))),
    ];
    const failed = complaints.length > 0;
    this.#update({
      errors,
      complaints: general.length > 0 || fields.length > 1 ? complaints : [],
      focusRequest: this.#snapshot.focusRequest + (failed ? 1 : 0),
    });
  }

  /**
   * Runs a submission, one at a time.
   * @returns false if another one is pending
   */
  async run(submission: (values: Values) => unknown): Promise<boolean> {
    if (this.#snapshot.pending) return false;
    this.#update({ pending: true });
    try {
      await submission(this.#snapshot.values);
    } finally {
      this.#update({ pending: false });
    }
    return true;
  }

  #clear(names: string[]): void {
    const { errors, complaints } = this.#snapshot;
    // Also clear errors of nested values.
    const goes = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
    if (!Object.keys(errors).some(goes)) return;
    this.#update({
      errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !goes(name))),
      complaints: complaints.filter(({ name }) => name === undefined || !goes(name)),
    });
  }

  #update(change: Partial<FormSnapshot<Values>>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
