import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useSlow } from '../../frame/use-slow.ts';

/** Shown while the draft is being read. */
export function EditorSkeleton() {
  const isSlow = useSlow();
  if (!isSlow) return null;
  return (
    <Loading>
      <Stack gap={6}>
        <Skeleton height="12rem" shape="block" />
        <Skeleton height="20rem" shape="block" />
      </Stack>
    </Loading>
  );
}
