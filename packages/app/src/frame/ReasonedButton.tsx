import { Button, type ButtonProps } from '@smart-art/ui/button';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useId } from 'react';

export interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled' | 'aria-describedby'> {
  /** Why the button is disabled, localised. Disables the button and is shown below it. */
  reason: string | undefined;
}

/** A button that shows why it is disabled, for pages that do not say so elsewhere. */
export function ReasonedButton({ reason, ...rest }: ReasonedButtonProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <Button {...rest} aria-describedby={reason ? id : undefined} disabled={reason !== undefined} />
      {reason && <Muted id={id}>{reason}</Muted>}
    </Stack>
  );
}
