import { ApiError } from '@smart-art/api-client';
import type { ListStatus } from '@smart-art/ui/list-view';

/** The status a list shows for its query. */
export function listStatus({
  data,
  error,
  isPlaceholderData,
}: {
  data: unknown;
  error: unknown;
  isPlaceholderData: boolean;
}): ListStatus {
  if (error instanceof ApiError && error.kind === 'forbidden') return 'denied';
  if (error) return 'failed';
  if (!data) return 'loading';
  return isPlaceholderData ? 'updating' : 'ready';
}
