import { describe, expect, it } from 'vitest';
import * as constraints from '../generated/constraints.ts';
import product from '../generated/product.json' with { type: 'json' };
import sso from '../generated/sso.json' with { type: 'json' };
import { constraintsModules } from './constraints.ts';

/** The constraints generated for an operation with this body schema. */
function bodyOf(schema: object, components: object = {}): Record<string, unknown> {
  const requestBody = { content: { 'application/json': { schema } } };
  const modules = constraintsModules({
    api: { paths: { '/works': { post: { operationId: 'hang', requestBody } } }, components: { schemas: components } },
  });
  const body = /export const hangBody = (.*) as const;/s.exec(modules.get('hang') ?? '')?.[1];
  return JSON.parse(body ?? 'null');
}

describe('request constraints', () => {
  it('contain the keywords that a form can check', () => {
    const title = { type: 'string', minLength: 2, maxLength: 100, description: 'Not a bound.' };
    expect(bodyOf({ type: 'object', required: ['title'], properties: { title } })).toEqual({
      title: { type: 'string', required: true, nullable: false, minLength: 2, maxLength: 100 },
    });
  });

  it('resolve references', () => {
    const body = bodyOf(
      { $ref: '#/components/schemas/Work' },
      {
        Work: { type: 'object', properties: { price: { $ref: '#/components/schemas/Money' } } },
        Money: { type: 'integer', minimum: 1 },
      },
    );
    expect(body).toEqual({ price: { type: 'integer', required: false, nullable: false, minimum: 1 } });
  });

  it.each([
    ['a type list with null', { type: ['integer', 'null'], maximum: 9 }],
    ['a oneOf with null', { oneOf: [{ type: 'null' }, { type: 'integer', maximum: 9 }] }],
  ])('mark %s as nullable', (_, year) => {
    expect(bodyOf({ type: 'object', properties: { year } })).toEqual({
      year: { type: 'integer', required: false, nullable: true, maximum: 9 },
    });
  });

  it('include nested objects and lists', () => {
    const size = {
      type: 'object',
      required: ['width'],
      properties: { width: { type: 'number', exclusiveMinimum: 0 } },
    };
    const sizes = { type: 'array', maxItems: 3, items: size };
    expect(bodyOf({ type: 'object', properties: { sizes } })).toMatchObject({
      sizes: { maxItems: 3, items: { properties: { width: { required: true, exclusiveMinimum: 0 } } } },
    });
  });

  it('convert extension names to camel case', () => {
    const file = { type: 'string', format: 'binary', 'x-under-bytes': 6_000_000 };
    expect(bodyOf({ type: 'object', properties: { file } })).toMatchObject({ file: { underBytes: 6_000_000 } });
  });
});

describe('contract', () => {
  const operations = [sso, product].flatMap((document) =>
    Object.values(
      document.paths as Record<string, Record<string, { operationId?: string; requestBody?: object }>>,
    ).flatMap((path) => Object.values(path).filter((operation) => operation.operationId)),
  );

  it('has unique operation ids across both documents', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has constraints for every operation with a body', () => {
    const expected = operations.filter(({ requestBody }) => requestBody).map(({ operationId }) => `${operationId}Body`);
    expect(Object.keys(constraints).sort()).toEqual(expected.sort());
  });
});
