import type { ListProductsParams } from '@smart-art/api-client/queries';
import { readListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { libraryDefinition, paramsOf } from './definition.ts';

/** The request parameters of a library URL, without paging, for screens that show the same works. */
export function libraryParamsAt(intl: IntlShape, query: URLSearchParams): ListProductsParams {
  const narrowing = { types: query.getAll('type'), categories: query.getAll('category') };
  const definition = libraryDefinition({ intl, labels: null, preferred: 'grid', layout: 'grid', ...narrowing });
  return paramsOf(readListState(definition, query));
}
