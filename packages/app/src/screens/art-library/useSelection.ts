import type { ListProductsParams } from '@smart-art/api-client/queries';
import { useSeller } from '../../services/services.ts';
import { useChosen } from './selection.ts';

/** The request parameters without the page. */
export type LibraryParams = Omit<ListProductsParams, 'page' | 'per_page'>;

const none: ReadonlySet<string> = new Set();

/** The selected works, on all pages, until the query changes. */
export interface Selected {
  ids: ReadonlySet<string>;
  /** The seller and the query, to detect when either changes. */
  about: string;
}

export function useSelection({ sort: _, ...narrowing }: LibraryParams): Selected {
  const seller = useSeller()?.id;
  const chosen = useChosen();
  const about = JSON.stringify([seller, narrowing]);
  return { ids: chosen.about === about ? chosen.ids : none, about };
}
