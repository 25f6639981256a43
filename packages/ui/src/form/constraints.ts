/**
 * The bounds of one value, in the shape that the contract's generator writes (a subset of JSON Schema with `required`
 * moved to the value it speaks of). Structural, so that the design system knows no contract.
 */
export interface Constraint {
  readonly type?: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** In code points, as JSON Schema counts. */
  readonly minLength?: number;
  /** In code points, as JSON Schema counts. */
  readonly maxLength?: number;
  /** A regular expression that the text must contain a match of. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Constraint;
  readonly properties?: Constraints;
}

/** Bounds by the name of the value. */
export type Constraints = Readonly<Record<string, Constraint>>;

/** What a value can fail. Each has a message; a form may word any of them by field. */
export type Rule =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'enum'
  | 'minItems'
  | 'maxItems'
  | 'type';

/** A value that fails a rule. */
export interface Issue {
  /** Dotted for a value inside a value: `sale_cost.amount`. */
  name: string;
  rule: Rule;
  /** The bound that was not kept. */
  bound?: number;
  /** How much there is, for rules that count. */
  count?: number;
}
