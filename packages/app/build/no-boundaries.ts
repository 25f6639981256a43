/*
 * Replaces four modules around the hooks of @tanstack/react-query: suspense, error boundaries and restoring persisted
 * queries. This app's screens handle a query's result themselves, including its error.
 */

interface Options {
  suspense?: unknown;
  throwOnError?: unknown;
}

export const ensureSuspenseTimers = ({ suspense, throwOnError }: Options): void => {
  if (suspense || throwOnError)
    throw new Error('No query suspends or throws in this build: see packages/app/build/plugins.ts.');
};

const nothing = (): void => {};
const no = (): boolean => false;

export {
  no as defaultThrowOnError,
  no as getHasError,
  no as shouldSuspend,
  no as useIsRestoring,
  nothing as ensurePreventErrorBoundaryRetry,
  nothing as fetchOptimistic,
  nothing as useClearResetErrorBoundary,
  nothing as useQueryErrorResetBoundary,
};
