import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { DocsPage } from '../packages/ui/src/storybook/DocsPage.tsx';
import { darkTheme, lightTheme } from './theme.ts';

/** Docs page in the theme that the toolbar sets for its stories. */
function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(() => new URLSearchParams(location.search).get('globals')?.includes('theme:dark'));
  useEffect(() => {
    const update = ({ globals }: { globals: { theme?: string } }) => setDark(globals.theme === 'dark');
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return <DocsContainer {...props} theme={dark ? darkTheme : lightTheme} />;
}

/** Layout of docs pages. Separate from preview.tsx, so that story tests do not load it. */
export const parameters = { docs: { page: DocsPage, container: ThemedDocs, codePanel: true } };
