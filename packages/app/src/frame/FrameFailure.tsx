import { Button } from '@smart-art/ui/button';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { Stack } from '@smart-art/ui/stack';
import { BRAND } from './title.ts';
import { useFailure } from './use-failure.ts';

/** In place of a whole page that failed, the frame included. */
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
