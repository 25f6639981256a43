// ESLint does only what Biome cannot: the messages of formatjs, the rules of hooks, and the limits of two packages.
import parser from '@typescript-eslint/parser';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';

/** What of Radix stays in the flow of the page (docs/decisions/0023-radix-for-the-flow.md). */
const parts = ['accordion', 'avatar', 'collapsible', 'progress', 'slider', 'slot', 'tabs', 'toggle-group', 'toolbar'];

const noStyles = 'The app has no styles of its own: what is missing belongs into @smart-art/ui.';

export default [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/generated/',
      '**/reports/',
      'storybook-static/',
      'packages/ui/bench/field/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    ...reactHooks.configs.flat.recommended,
    files: ['packages/{ui,app}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // Biome has it, and keeps a reason beside every exception.
      'react-hooks/exhaustive-deps': 'off',
      // It takes a component that a hook has loaded for one made anew at every rendering.
      'react-hooks/static-components': 'off',
      // And an object that carries a ref for the ref.
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^radix-ui(?!/(${parts.join('|')})$)`,
              message:
                'Import one part of Radix, by its path, of those that stay in the flow; what floats or is picked from is React Aria.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/app/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
    },
  },
  {
    files: ['packages/app/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="className"]', message: noStyles },
        { selector: 'JSXAttribute[name.name="style"]', message: noStyles },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!@smart-art/ui/).*\\.css(\\.ts)?(\\?.*)?$', message: noStyles },
            { group: ['@vanilla-extract/*'], message: noStyles },
          ],
        },
      ],
    },
  },
];
