export { focusPageTitle, Page, type PageProps } from './Page.tsx';
