import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** What stands for a value of this type in the table of props. */
const words = (type: SBType): string => {
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  if (type.raw) return type.raw;
  return 'value' in type && typeof type.value === 'string' ? type.value : type.name;
};

/**
 * A prop that may also be given `undefined` is still what it is, and gets its control; the table names the choices
 * instead of saying "union".
 */
function plain(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (type?.name !== 'union' && type?.name !== 'enum') return argType;
  const parts = type.name === 'enum' ? [type] : type.value.filter((part) => words(part) !== 'undefined');
  const [only, ...more] = parts;
  const narrowed: SBType = only && more.length === 0 ? only : { ...type, name: 'union', value: parts };
  return { ...argType, type: narrowed, table: { ...table, type: { summary: parts.map(words).join(' | ') } } };
}

export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)]));
