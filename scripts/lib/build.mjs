import { run } from './command.mjs';
import { Refusal, step } from './progress.mjs';

/** Builds the app, the backend and their dependencies; unchanged packages come from the cache. */
export function build() {
  return step('Building', async () => {
    const { code, output } = await run('turbo', [
      'run',
      'build',
      '--filter=@smart-art/app',
      '--filter=@smart-art/backend',
      '--output-logs=errors-only',
    ]);
    if (code !== 0) throw new Refusal(`The build failed:\n\n${output.trim()}`);
  });
}
