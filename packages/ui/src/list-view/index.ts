export { ListAction, type ListActionProps } from './ListAction.tsx';
export type { ListFailure, ListStatus } from './ListContent.tsx';
export { ListView, type ListViewProps } from './ListView.tsx';
export {
  initialListState,
  type ListDefinition,
  type ListLayout,
  type ListState,
  queryOf,
  readListState,
  type SortChoice,
  writeListState,
} from './list-state.ts';
export { type ChangeOptions, type ListApi, useListState } from './useListState.ts';
export { type SavedListView, viewsOf } from './views.ts';
