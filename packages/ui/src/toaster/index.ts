/** Separate from `toast`, so that a page without a toast does not download the region. */
export { Toaster } from '../toast/Toaster.tsx';
