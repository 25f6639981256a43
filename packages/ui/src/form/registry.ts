import { reveal } from '../reveal/index.ts';

/** Kind of input, which decides the wording: a choice is chosen, text is entered. */
export type FieldKind = 'text' | 'email' | 'url' | 'number' | 'choice';

/** A mounted field of a form. */
export interface RegisteredField {
  name: string;
  /** Alternative names used by a server. */
  aliases?: readonly string[] | undefined;
  label: string;
  kind: FieldKind;
  /** Id of the control to focus. */
  controlId: string;
  /** The element that contains label, control and error. */
  root: HTMLElement;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
const controls = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The currently mounted fields of one form. */
export class FieldRegistry {
  readonly #fields = new Set<RegisteredField>();
  readonly #onRemoved: (name: string) => void;

  /** @param onRemoved called when a field unmounts, to remove its errors */
  constructor(onRemoved: (name: string) => void) {
    this.#onRemoved = onRemoved;
  }

  /** @returns unregisters the field */
  readonly add = (field: RegisteredField): (() => void) => {
    this.#fields.add(field);
    return () => {
      this.#fields.delete(field);
      this.#onRemoved(field.name);
    };
  };

  /** In DOM order, as the user meets them. */
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
   * The field that shows an error of this name: itself, or the one that contains it (`sale_cost` for `sale_cost.amount`
   * and `sale_cost[amount]`). Unknown names are returned unchanged.
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

  /** Errors that fields report themselves, such as text that is not a number. */
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

/** Focuses a field and scrolls its label into view. */
export function focusField({ root, controlId }: Pick<RegisteredField, 'root' | 'controlId'>): void {
  const invalid = root.querySelector<HTMLElement>(':is(input, textarea, select):is([aria-invalid="true"], :invalid)');
  const named = document.getElementById(controlId);
  // A group's id belongs to its fieldset, which is not focusable.
  const control = invalid ?? (named?.matches(controls) ? named : root.querySelector<HTMLElement>(controls));
  // It may be inside a closed disclosure or an inactive tab.
  reveal(root);
  control?.focus({ preventScroll: true });
  root.scrollIntoView({ block: 'nearest' });
}
