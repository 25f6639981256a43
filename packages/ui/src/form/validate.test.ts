import { describe, expect, it } from 'vitest';
import type { Constraint } from './constraints.ts';
import { validate } from './validate.ts';

const one = (value: unknown, constraint: Constraint) => validate({ it: value }, { it: constraint });

describe('validate', () => {
  it.each([undefined, null, ''])('reports a required value that is %j', (value) => {
    expect(one(value, { type: 'string', required: true })).toEqual([{ name: 'it', rule: 'required' }]);
  });

  it('accepts an empty optional or nullable value', () => {
    expect(one('', { type: 'string', minLength: 6, pattern: '^x' })).toEqual([]);
    expect(one(null, { required: true, nullable: true })).toEqual([]);
  });

  it('counts code points, as the server does', () => {
    expect(one('𠮷野家', { maxLength: 3 })).toEqual([]);
    expect(one('𠮷野家です', { maxLength: 3 })).toEqual([{ name: 'it', rule: 'maxLength', bound: 3, count: 5 }]);
    expect(one('abc', { minLength: 6 })).toEqual([{ name: 'it', rule: 'minLength', bound: 6, count: 3 }]);
  });

  it('reports blank text in a required field as missing', () => {
    expect(one('  　', { required: true, minLength: 1, pattern: '\\S' })).toEqual([{ name: 'it', rule: 'required' }]);
    expect(one('nobody', { pattern: '@' })).toEqual([{ name: 'it', rule: 'pattern' }]);
  });

  it.each<[number, Constraint, string | undefined]>([
    [999, { minimum: 1000 }, 'minimum'],
    [1000, { minimum: 1000 }, undefined],
    [2101, { maximum: 2100 }, 'maximum'],
    [0, { exclusiveMinimum: 0 }, 'exclusiveMinimum'],
    [5, { exclusiveMaximum: 5 }, 'exclusiveMaximum'],
    [0.07, { multipleOf: 0.01 }, undefined],
    [72.7, { multipleOf: 0.01 }, undefined],
    [9999.99, { multipleOf: 0.01 }, undefined],
    [0.075, { multipleOf: 0.01 }, 'multipleOf'],
    [1.5, { type: 'integer' }, 'multipleOf'],
    [Number.NaN, { type: 'number' }, 'type'],
  ])('%d against %j: %s', (value, constraint, rule) => {
    expect(one(value, constraint).map((issue) => issue.rule)).toEqual(rule ? [rule] : []);
  });

  it('validates nested records and lists and reports the path', () => {
    const issues = validate(
      { cost: { amount: '1,0', currency: 'EUR' }, ids: ['a', ''] },
      {
        cost: { properties: { amount: { pattern: '^[0-9]+$' }, currency: { enum: ['USD', 'JPY'] } } },
        ids: { maxItems: 1, items: { required: true } },
      },
    );
    expect(issues).toEqual([
      { name: 'cost.amount', rule: 'pattern' },
      { name: 'cost.currency', rule: 'enum' },
      { name: 'ids', rule: 'maxItems', bound: 1, count: 2 },
    ]);
    expect(validate({ ids: ['a', ''] }, { ids: { items: { required: true } } })).toEqual([
      { name: 'ids.1', rule: 'required' },
    ]);
  });

  it('reports issues in the order of the constraints', () => {
    const issues = validate({}, { email: { required: true }, password: { required: true } });
    expect(issues.map(({ name }) => name)).toEqual(['email', 'password']);
  });
});
