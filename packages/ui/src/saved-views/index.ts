export { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
export type { ViewHandlers } from './ViewOptions.tsx';
export { NameRefused, type SavedView } from './views.ts';
