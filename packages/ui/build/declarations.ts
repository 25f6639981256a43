/**
 * Rewrites the imports in the published declarations: `./Button.tsx` becomes `./Button.js`, next to which a compiler
 * finds `Button.d.ts`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../dist');

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const whole = path.join(dist, file);
  const text = readFileSync(whole, 'utf8');
  const renamed = text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
  if (renamed !== text) writeFileSync(whole, renamed);
}
