import { Inline } from '@smart-art/ui/inline';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useSlow } from '../frame/use-slow.ts';

/** Skeleton of a person's page. */
export function ProfileSkeleton() {
  const isSlow = useSlow();
  if (!isSlow) return null;
  return (
    <Loading>
      <Stack gap={8}>
        <Inline gap={5}>
          <Skeleton height="5rem" shape="block" width="5rem" />
          <Skeleton lines={3} width="12rem" />
        </Inline>
        <Skeleton lines={6} />
        <Skeleton lines={5} />
      </Stack>
    </Loading>
  );
}
