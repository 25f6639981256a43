import type { OrderKind } from '@smart-art/api-client/queries';
import type { NavigateOptions } from 'react-router';
import { paths } from '../orders/paths.ts';
import type { LabelsState } from './labels-path.ts';

/** So many slips are drawn at once: a morning's parcels. */
export const SLIPS = 50;

/** The packing slips of a list, as it is narrowed. @param search the address's own */
export const slipsOfList = (kind: OrderKind, search: string): string => `${paths[kind]}/packing-slips${search}`;

/** The way to the packing slips of selected orders, for `navigate`: the address names as many as are drawn. */
export function slipsOfSelection(kind: OrderKind, selected: Iterable<string>): [string, NavigateOptions] {
  const ids = [...selected];
  const state: LabelsState = { more: Math.max(0, ids.length - SLIPS) };
  return [slipsOfList(kind, `?ids=${ids.slice(0, SLIPS).join(',')}`), { state }];
}

/** The orders that an address names; null where it narrows the list instead. */
export function idsOfSlips(query: URLSearchParams): string[] | null {
  const named = query.get('ids');
  return named === null ? null : [...new Set(named.split(',').filter(Boolean))];
}
