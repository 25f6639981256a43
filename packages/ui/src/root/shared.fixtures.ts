import type { ReactElement } from 'react';
import type { RootProps } from './root.ts';

/** A ref that any element may fill. */
export type Root = RootProps<never>;

/**
 * Components by name, each rendered with its required props. A variant is named after its component: "Skeleton of
 * lines".
 */
export type Drawn = Readonly<Record<string, (root: Root) => ReactElement>>;

export const nothing = () => undefined;
export const brand = { name: 'Smart Art', href: '/' };
export const field = { name: 'field', label: 'Field', onChange: nothing };
export const options = [{ value: 'one', label: 'One' }];
export const image = { width: 4, height: 3, sources: [], placeholder: '' };
export const picture = { id: 'one', name: 'One', image };
