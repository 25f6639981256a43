// Prints the path of the browser that the tests would use: `node scripts/browser/print.ts`.
import process from 'node:process';
import { findBrowser } from './find.ts';

try {
  console.log((await findBrowser()).path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
