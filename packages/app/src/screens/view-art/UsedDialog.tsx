import type { ProductDetails } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Dialog } from '@smart-art/ui/dialog';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { Uses } from './Uses.tsx';
import { viewMessages as messages } from './ViewArt.messages.ts';

export interface UsedDialogProps {
  work: ProductDetails;
  onOpenChange: (open: boolean) => void;
}

/** Why a work cannot be deleted, with links to what uses it (001 section 5). */
export function UsedDialog({ work, onOpenChange }: UsedDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      footer={<Button onClick={() => onOpenChange(false)}>{intl.formatMessage(messages.usedClose)}</Button>}
      onOpenChange={onOpenChange}
      open
      title={intl.formatMessage(messages.usedTitle, { title: work.title })}
    >
      <Stack gap={4}>
        <Text>{intl.formatMessage(messages.usedHelp)}</Text>
        <Uses uses={work.uses.filter((use) => use.prevents_deletion)} />
        <Muted>{intl.formatMessage(messages.usedInstead)}</Muted>
      </Stack>
    </Dialog>
  );
}
