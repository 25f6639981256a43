import { ApiError } from '@smart-art/api-client';
import { checkReferralAttachment } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

const NO_FILE = new File([], '');

/**
 * Asks whether a file will be accepted before it is sent (000 section 7: file-size). If that request fails, the file is
 * sent anyway; the invitation's own response then reports a rejection.
 */
export function useAttachment(file: File | null) {
  const { clients } = useServices();
  const { isLoading, error } = useQuery({
    ...checkReferralAttachment(clients.product, file ?? NO_FILE),
    enabled: file !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const errors = error instanceof ApiError && error.kind === 'validation' ? error.errors?.attachment : undefined;
  return { isChecking: isLoading, rejection: errors?.join(' ') };
}
