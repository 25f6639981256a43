export { NextStepBar, type NextStepBarProps } from './NextStepBar.tsx';
export { Page, type PageProps } from './Page.tsx';
export type { PageAction } from './SecondaryActions.tsx';
