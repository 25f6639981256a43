import type { ListProductsParams } from '@smart-art/api-client/queries';
import { useSeller } from '../../services/services.ts';
import { useChosen } from './selection.ts';

/** What is asked of the backend, without the page. */
export type Question = Omit<ListProductsParams, 'page' | 'per_page'>;

const none: ReadonlySet<string> = new Set();

/** The works that are chosen among those that the question finds: on all pages, until it is another question. */
export interface Selected {
  ids: ReadonlySet<string>;
  /** Whose works they are, and which question they answer: what a later change is told by. */
  about: string;
}

export function useSelection({ sort: _, ...narrowing }: Question): Selected {
  const seller = useSeller()?.id;
  const chosen = useChosen();
  const about = JSON.stringify([seller, narrowing]);
  return { ids: chosen.about === about ? chosen.ids : none, about };
}
