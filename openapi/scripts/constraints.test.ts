import { describe, expect, it } from 'vitest';
import * as constraints from '../generated/constraints.ts';
import product from '../generated/product.json' with { type: 'json' };
import sso from '../generated/sso.json' with { type: 'json' };
import { constraintsModules } from './constraints.ts';

/** The module made of one operation whose body is this schema, read back. */
function bodyOf(schema: object, components: object = {}): Record<string, unknown> {
  const requestBody = { content: { 'application/json': { schema } } };
  const modules = constraintsModules({
    api: { paths: { '/works': { post: { operationId: 'hang', requestBody } } }, components: { schemas: components } },
  });
  const body = /export const hangBody = (.*) as const;/s.exec(modules.get('hang') ?? '')?.[1];
  return JSON.parse(body ?? 'null');
}

describe('the bounds of a request', () => {
  it('are the keywords a form can act on', () => {
    const title = { type: 'string', minLength: 2, maxLength: 100, description: 'Not a bound.' };
    expect(bodyOf({ type: 'object', required: ['title'], properties: { title } })).toEqual({
      title: { type: 'string', required: true, nullable: false, minLength: 2, maxLength: 100 },
    });
  });

  it('are found behind a reference', () => {
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
    ['a type that may be null', { type: ['integer', 'null'], maximum: 9 }],
    ['a choice of null', { oneOf: [{ type: 'null' }, { type: 'integer', maximum: 9 }] }],
  ])('say of %s that it is nullable', (_, year) => {
    expect(bodyOf({ type: 'object', properties: { year } })).toEqual({
      year: { type: 'integer', required: false, nullable: true, maximum: 9 },
    });
  });

  it('go into objects and lists', () => {
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

  it('name the extensions as a program does', () => {
    const file = { type: 'string', format: 'binary', 'x-under-bytes': 6_000_000 };
    expect(bodyOf({ type: 'object', properties: { file } })).toMatchObject({ file: { underBytes: 6_000_000 } });
  });
});

describe('the contract', () => {
  const operations = [sso, product].flatMap((document) =>
    Object.values(
      document.paths as Record<string, Record<string, { operationId?: string; requestBody?: object }>>,
    ).flatMap((path) => Object.values(path).filter((operation) => operation.operationId)),
  );

  it('gives every operation a name of its own, over both descriptions', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has bounds for every operation with a body', () => {
    const wanted = operations.filter(({ requestBody }) => requestBody).map(({ operationId }) => `${operationId}Body`);
    expect(Object.keys(constraints).sort()).toEqual(wanted.sort());
  });
});
