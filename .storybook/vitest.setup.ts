import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import '../packages/ui/test/globals.ts';
import preview from './preview.tsx';

// Every story runs once per theme: the globals come from the browser instance (packages/ui/vitest.config.ts).
setProjectAnnotations([accessibility, preview, { initialGlobals: inject('globals') }]);
