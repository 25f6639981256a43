import { expect, it } from 'vitest';
import { FieldRegistry, type RegisteredField } from './registry.ts';

it('resolves a name to the field responsible for it', () => {
  const registry = new FieldRegistry(() => undefined);
  // Only names matter here.
  const root = {} as HTMLElement;
  const field = (name: string, aliases: string[] = []): RegisteredField => {
    return { name, aliases, label: name, kind: 'text', controlId: name, root };
  };
  registry.add(field('sale_cost'));
  registry.add(field('size'));
  const remove = registry.add(field('size.width', ['width']));
  expect(registry.resolve('sale_cost.amount')).toBe('sale_cost');
  expect(registry.resolve('sale_cost[0][amount]')).toBe('sale_cost');
  expect(registry.resolve('size.width')).toBe('size.width');
  expect(registry.resolve('size.height')).toBe('size');
  expect(registry.resolve('width')).toBe('size.width');
  expect(registry.resolve('image_ids.0')).toBe('image_ids.0');
  remove();
  expect(registry.resolve('width')).toBe('width');
});
