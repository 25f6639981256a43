import { FieldRegistry } from './registry.ts';
import { isSame } from './same.ts';

/** Messages by field. */
export type Errors = Readonly<Record<string, readonly string[]>>;

/** One line of the summary above a form. */
export interface Complaint {
  message: string;
  /** The field it is about. Absent when no field on the page is. */
  name?: string;
}

export interface FormSnapshot<Values> {
  values: Values;
  /** What `dirty` and `reset` compare with and go back to. */
  initial: Values;
  errors: Errors;
  /** What the last check or answer complained of, in the order of the page. Empty when one field can say it alone. */
  complaints: readonly Complaint[];
  pending: boolean;
  /** Counts up whenever the focus should go to the first failing field. */
  focusRequest: number;
  /** Counts the resets. */
  generation: number;
}

/** The state of one form, outside React so that every handler sees the newest values. */
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

  /** Changes some values. What was said about them no longer holds. */
  patch(values: Partial<Values>): void {
    this.#update({ values: { ...this.#snapshot.values, ...values } });
    this.#clear(Object.keys(values));
  }

  reset(values: Values = this.#snapshot.initial): void {
    const generation = this.#snapshot.generation + 1;
    this.#update({ values, initial: values, errors: {}, complaints: [], generation });
  }

  /**
   * Puts messages on the fields of their names and asks for the focus. What no field on the page answers for goes to
   * the summary, which is there as soon as there is more to say than one field can.
   */
  report(messages: Readonly<Record<string, string | readonly string[] | undefined>>): void {
    const errors: Record<string, string[]> = {};
    for (const [name, said] of Object.entries(messages)) {
      const list = said === undefined ? [] : [said].flat();
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
   * @returns false when another one is still under way
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
    // With a value goes what was said about the values inside it.
    const goes = (said: string) => names.some((name) => said === name || said.startsWith(`${name}.`));
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
