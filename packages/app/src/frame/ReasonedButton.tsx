import { Button, type ButtonProps } from '@smart-art/ui/button';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useId } from 'react';

export interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled' | 'aria-describedby'> {
  /** Why it cannot be pressed now, in the person's language. Disables the button and is shown below it. */
  reason: string | undefined;
}

/** A button that says why it is disabled wherever the page around it does not. */
export function ReasonedButton({ reason, ...rest }: ReasonedButtonProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <Button {...rest} aria-describedby={reason ? id : undefined} disabled={reason !== undefined} />
      {reason && <Muted id={id}>{reason}</Muted>}
    </Stack>
  );
}
