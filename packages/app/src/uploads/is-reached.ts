import { ApiError } from '@smart-art/api-client';

/** Whether a call reached the server: any response counts, including an error. */
export const isReached = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.kind !== 'network',
  );
