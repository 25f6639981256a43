import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useSlow } from '../../frame/use-slow.ts';

/** The skeleton of a payment. */
export function LoadingPayment() {
  const isSlow = useSlow();
  if (!isSlow) return null;
  return (
    <Loading>
      <Stack gap={5}>
        <Skeleton height="9rem" shape="block" />
        <Skeleton height="9rem" shape="block" />
      </Stack>
    </Loading>
  );
}
