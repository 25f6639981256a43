import type { OrderKind } from '@smart-art/api-client/queries';
import type { NavigateOptions } from 'react-router';
import { paths } from '../orders/paths.ts';
import type { LabelsState } from './labels-path.ts';

/** Maximum number of slips rendered at once: a morning's parcels. */
export const SLIPS = 50;

/** The path of the packing slips of a filtered list. @param search the query string of the list */
export const slipsOfList = (kind: OrderKind, search: string): string => `${paths[kind]}/packing-slips${search}`;

/** The location of the packing slips of selected orders, for `navigate`. The URL lists as many as are rendered. */
export function slipsOfSelection(kind: OrderKind, selected: Iterable<string>): [string, NavigateOptions] {
  const ids = [...selected];
  const state: LabelsState = { more: Math.max(0, ids.length - SLIPS) };
  return [slipsOfList(kind, `?ids=${ids.slice(0, SLIPS).join(',')}`), { state }];
}

/** The order ids in a URL; null if it filters the list instead. */
export function idsOfSlips(query: URLSearchParams): string[] | null {
  const named = query.get('ids');
  return named === null ? null : [...new Set(named.split(',').filter(Boolean))];
}
