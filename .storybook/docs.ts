import { DocsPage } from '../packages/ui/src/storybook/DocsPage.tsx';
import { docsTheme } from './theme.ts';

/** How documentation is laid out. Apart from preview.tsx, so that the tests of stories do not load it. */
export const parameters = { docs: { page: DocsPage, theme: docsTheme, codePanel: true } };
