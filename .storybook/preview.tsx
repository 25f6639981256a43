import '../packages/ui/src/theme/index.ts';
import '../packages/ui/src/fonts/latin.css';
import '../packages/ui/src/fonts/japanese.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { UiProvider } from '../packages/ui/src/provider/index.ts';
import { pseudo } from '../packages/ui/src/storybook/pseudo.ts';
import english from '../packages/ui/src/strings/en.ts';
import japanese from '../packages/ui/src/strings/ja.ts';
import { plainTypes } from './arg-types.ts';
import { freezeDateInChromatic } from './frozen-date.ts';

freezeDateInChromatic();

const accented = Object.fromEntries(Object.entries(english).map(([key, sentence]) => [key, pseudo(sentence)]));
const strings = { en: english, ja: japanese, 'en-XA': accented as typeof english };

/** Storybook globals set by the toolbar. */
interface Globals {
  theme: 'light' | 'dark';
  locale: keyof typeof strings;
  density: 'pointer' | 'touch';
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [plainTypes],
  initialGlobals: { theme: 'light', locale: 'en', density: 'pointer' } satisfies Globals,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        dynamicTitle: true,
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ja', title: '日本語' },
          { value: 'en-XA', title: 'Pseudo: what is not localised stays plain' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        dynamicTitle: true,
        items: [
          { value: 'pointer', title: 'Pointer', icon: 'browser' },
          { value: 'touch', title: 'Touch', icon: 'mobile' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, locale, density } = globals as Globals;
      // On the root element, so that overlays outside the story's element follow too.
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.dataset.theme = theme;
        root.dataset.density = density;
        root.lang = locale;
      }, [theme, locale, density]);
      return (
        <UiProvider locale={locale} transform={locale === 'en-XA' ? pseudo : undefined} strings={strings[locale]}>
          <Story />
        </UiProvider>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    // Same modes as in packages/ui/vitest.config.ts.
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' }, japanese: { locale: 'ja' } } },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['For designers', 'For engineers', 'Words', 'Accessibility', 'For QA', 'Status'],
          'Foundations',
          'Actions',
          'Fields',
          'Forms',
          'Feedback',
          'Overlays',
          'Data',
          'Media',
          'Layout',
          '*',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
