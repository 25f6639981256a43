import type { Constraint, Constraints, Issue } from './constraints.ts';

/**
 * Validates values against their bounds. An empty string counts as absent, since that is what an empty field yields.
 * @param within dotted name of the containing value, for nested objects
 * @returns at most one issue per value, in the order of the constraints
 */
export function validate(
  values: Readonly<Record<string, unknown>>,
  constraints: Constraints,
  within?: string,
): Issue[] {
  return Object.entries(constraints).flatMap(([key, constraint]) =>
    check(within ? `${within}.${key}` : key, values[key], constraint),
  );
}

function check(name: string, value: unknown, constraint: Constraint): Issue[] {
  if (value === undefined || value === null || value === '') {
    const mayMiss = !constraint.required || (constraint.nullable && value === null);
    return mayMiss ? [] : [{ name, rule: 'required' }];
  }
  if (constraint.enum && !constraint.enum.includes(value)) return [{ name, rule: 'enum' }];
  if (typeof value === 'string') return checkText(name, value, constraint);
  if (typeof value === 'number') return checkNumber(name, value, constraint);
  if (Array.isArray(value)) return checkList(name, value, constraint);
  if (typeof value === 'object' && constraint.properties) {
    return validate(value as Record<string, unknown>, constraint.properties, name);
  }
  return [];
}

function checkText(name: string, value: string, constraint: Constraint): Issue[] {
  const { minLength, maxLength, pattern } = constraint;
  const count = [...value].length;
  if (minLength !== undefined && count < minLength) return [{ name, rule: 'minLength', bound: minLength, count }];
  if (maxLength !== undefined && count > maxLength) return [{ name, rule: 'maxLength', bound: maxLength, count }];
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    // Only spaces in a required field count as empty, not as malformed.
    return [{ name, rule: value.trim() === '' ? 'required' : 'pattern' }];
  }
  return [];
}

function checkNumber(name: string, value: number, constraint: Constraint): Issue[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = constraint;
  const fails = (rule: Issue['rule'], bound: number): Issue[] => [{ name, rule, bound }];
  if (!Number.isFinite(value)) return [{ name, rule: 'type' }];
  if (minimum !== undefined && value < minimum) return fails('minimum', minimum);
  if (maximum !== undefined && value > maximum) return fails('maximum', maximum);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return fails('exclusiveMinimum', exclusiveMinimum);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return fails('exclusiveMaximum', exclusiveMaximum);
  const step = multipleOf ?? (constraint.type === 'integer' ? 1 : undefined);
  return step !== undefined && !isMultiple(value, step) ? fails('multipleOf', step) : [];
}

/** True if `value` is a multiple of `step`, tolerating floating point errors (0.07 / 0.01). */
function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) <= Number.EPSILON * Math.max(1, Math.abs(quotient)) * 4;
}

function checkList(name: string, value: unknown[], constraint: Constraint): Issue[] {
  const { minItems, maxItems, items } = constraint;
  const count = value.length;
  if (minItems !== undefined && count < minItems) return [{ name, rule: 'minItems', bound: minItems, count }];
  if (maxItems !== undefined && count > maxItems) return [{ name, rule: 'maxItems', bound: maxItems, count }];
  return items ? value.flatMap((item, index) => check(`${name}.${index}`, item, items)) : [];
}
