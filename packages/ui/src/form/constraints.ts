/**
 * Bounds of one value, in the format of the contract's generator (a subset of JSON Schema with `required` moved to the
 * value). A structural type, so that the design system does not depend on a contract.
 */
export interface Constraint {
  readonly type?: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** In code points, as in JSON Schema. */
  readonly minLength?: number;
  /** In code points, as in JSON Schema. */
  readonly maxLength?: number;
  /** A regular expression that must match somewhere in the text. */
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

/** Bounds by value name. */
export type Constraints = Readonly<Record<string, Constraint>>;

/** The validation rules. Each has a message, which a form can override per field. */
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

/** A failed rule. */
export interface Issue {
  /** Dotted for nested values: `sale_cost.amount`. */
  name: string;
  rule: Rule;
  /** The violated bound. */
  bound?: number;
  /** The actual count, for rules that count. */
  count?: number;
}
