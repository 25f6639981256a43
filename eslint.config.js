// ESLint only checks what Biome cannot: formatjs messages, the React rules, and which imports two packages may use.

import process from 'node:process';
import parser from '@typescript-eslint/parser';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';

/** The parts of Radix that may be used: those that are not overlays (decision 23). */
const parts = ['accordion', 'avatar', 'collapsible', 'progress', 'slider', 'slot', 'tabs', 'toggle-group', 'toolbar'];

/** `npm test` leaves the rules that run the React compiler, which take half the time, to `npm run test:all`. */
const isGate = process.env.TEST_SCOPE === 'gate';

const noStyles = 'The app has no styles of its own. Add what is missing to @smart-art/ui.';

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
    rules: isGate
      ? { 'react-hooks/rules-of-hooks': 'error' }
      : {
          ...reactHooks.configs.flat.recommended.rules,
          // Checked by Biome, which requires a reason for each exception.
          'react-hooks/exhaustive-deps': 'off',
          // False positive: reports a lazily loaded component as created during render.
          'react-hooks/static-components': 'off',
          // False positive: reports objects that contain a ref.
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
                'Import a single part of Radix by its path, and no overlay or list: those come from React Aria (decision 23).',
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
