import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Text for a type in the props table. */
const textOf = (type: SBType): string => {
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  if (type.raw) return type.raw;
  return 'value' in type && typeof type.value === 'string' ? type.value : type.name;
};

/**
 * Unwraps `X | undefined`: an optional prop gets the control of its type, and the table lists the choices instead of
 * "union".
 */
function unwrapUndefined(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (type?.name !== 'union' && type?.name !== 'enum') return argType;
  const parts = type.name === 'enum' ? [type] : type.value.filter((part) => textOf(part) !== 'undefined');
  const [only, ...more] = parts;
  const narrowed: SBType = only && more.length === 0 ? only : { ...type, name: 'union', value: parts };
  return { ...argType, type: narrowed, table: { ...table, type: { summary: parts.map(textOf).join(' | ') } } };
}

export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, unwrapUndefined(argType)]));
