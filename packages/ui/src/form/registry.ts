import { reveal } from '../reveal/index.ts';

/** What a field takes, for the choice of words: a choice is chosen, a text is entered. */
export type FieldKind = 'text' | 'email' | 'url' | 'number' | 'choice';

/** A field that is on the page, as its form knows it. */
export interface RegisteredField {
  name: string;
  /** What else a server may call it. */
  aliases?: readonly string[] | undefined;
  label: string;
  kind: FieldKind;
  /** Id of the control that takes the focus. */
  controlId: string;
  /** The element that holds label, control and error. */
  root: HTMLElement;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
const controls = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The fields of one form that are on the page at this moment. */
export class FieldRegistry {
  readonly #fields = new Set<RegisteredField>();
  readonly #onRemoved: (name: string) => void;

  /** @param onRemoved told when a field leaves the page: what was said about it goes with it */
  constructor(onRemoved: (name: string) => void) {
    this.#onRemoved = onRemoved;
  }

  /** @returns what takes the field out again */
  readonly add = (field: RegisteredField): (() => void) => {
    this.#fields.add(field);
    return () => {
      this.#fields.delete(field);
      this.#onRemoved(field.name);
    };
  };

  /** In the order of the page, which is the order in which a person meets them. */
  inOrder(): RegisteredField[] {
    return [...this.#fields].sort((one, other) =>
      one.root.compareDocumentPosition(other.root) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  }

  find(name: string): RegisteredField | undefined {
    const fields = [...this.#fields];
    return fields.find((field) => field.name === name) ?? fields.find((field) => field.aliases?.includes(name));
  }

  /**
   * The name of the field on which an error of this name lands: its own, or the one that holds it (`sale_cost` for
   * `sale_cost.amount` and `sale_cost[amount]`). Unknown names stay as they are.
   */
  resolve(name: string): string {
    const segments = name.replaceAll(']', '').split(/[.[]/);
    for (let length = segments.length; length > 0; length -= 1) {
      const candidate = segments.slice(0, length).join('.');
      const field = this.find(candidate);
      if (field) return field.name;
    }
    return name;
  }

  /** What the fields themselves object to: text that cannot be read as a number, for example. */
  objections(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const { name, root } of this.#fields) {
      const inner = [...this.#fields].filter((field) => field.root !== root && root.contains(field.root));
      const messages = [...root.querySelectorAll<Control>('input, textarea, select')]
        .filter((control) => control.validity.customError && !inner.some((field) => field.root.contains(control)))
        .map((control) => control.validationMessage);
      if (messages.length > 0) found[name] = messages;
    }
    return found;
  }
}

/** Moves the focus into a field and its label into view. */
export function focusField({ root, controlId }: Pick<RegisteredField, 'root' | 'controlId'>): void {
  const invalid = root.querySelector<HTMLElement>(':is(input, textarea, select):is([aria-invalid="true"], :invalid)');
  const named = document.getElementById(controlId);
  // The id of a group is its fieldset's, which takes no focus.
  const control = invalid ?? (named?.matches(controls) ? named : root.querySelector<HTMLElement>(controls));
  // It may lie in a closed disclosure, or under a tab that is not chosen.
  reveal(root);
  control?.focus({ preventScroll: true });
  root.scrollIntoView({ block: 'nearest' });
}
