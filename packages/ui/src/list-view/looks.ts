import { LayoutGrid, List } from '../icons/index.ts';
import type { ListLayout } from './list-state.ts';

const looks = [
  { value: 'pictures', name: 'pictures', icon: LayoutGrid },
  { value: 'table', name: 'table', icon: List },
] as const;

/** The layouts in a fixed order, whichever is the default. */
export const looksOf = (layouts: readonly ListLayout[]) => looks.filter(({ value }) => layouts.includes(value));
