import { Button } from '@smart-art/ui/button';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { Stack } from '@smart-art/ui/stack';
import { BRAND } from './title.ts';
import { useFailure } from './use-failure.ts';

/** Replaces the whole page, including the frame, after an error. */
export function FrameFailure() {
  const { title, help, reload } = useFailure();
  return (
    <PublicFrame brand={{ name: BRAND, href: '/' }} lead={help} title={title}>
      <Stack align="start">
        <Button onClick={() => location.reload()}>{reload}</Button>
      </Stack>
    </PublicFrame>
  );
}
