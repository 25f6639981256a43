import type { Page } from '@playwright/test';

/** Counts React's commits in `window.commits`, for `addInitScript`, through the hook of React's developer tools. */
export function countCommits(): void {
  Object.assign(window, {
    commits: 0,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot() {
        Reflect.set(window, 'commits', Number(Reflect.get(window, 'commits')) + 1);
      },
    },
  });
}

/** The number of commits so far. */
export const commitsOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'commits')));
