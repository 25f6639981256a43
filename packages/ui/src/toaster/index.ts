/** Apart from `toast`, so that a page without a toast does not download what shows one. */
export { Toaster } from '../toast/Toaster.tsx';
