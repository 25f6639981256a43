import { ApiError } from '@smart-art/api-client';

/** Whether a call came through: any answer is one, also a refusal. */
export const isReached = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.kind !== 'network',
  );
