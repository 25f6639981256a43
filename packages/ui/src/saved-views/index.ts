export { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
export type { ViewHandlers } from './ViewOptions.tsx';
export { NameRejected, type SavedView } from './views.ts';
