import { Button } from '@smart-art/ui/button';
import { Dialog } from '@smart-art/ui/dialog';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSeller, useServices } from '../services/services.ts';
import { lensMessages as messages } from './lens.messages.ts';
import { lookAs } from './lens.ts';
import { comparedPermissions, rolesToSee } from './roles.ts';

export interface LensDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lets the user choose a role to view the app as. */
export function LensDialog({ open, onOpenChange }: LensDialogProps) {
  const intl = useIntl();
  const services = useServices();
  const lens = useSeller()?.lens;
  const roles = rolesToSee();
  const nobody = intl.formatMessage(messages.nobody);
  const names = roles.map(({ name }) => name || nobody);
  const [chosen, setChosen] = useState(lens?.role ?? names[0] ?? nobody);
  const look = () => {
    const role = roles[names.indexOf(chosen)];
    if (role) void lookAs(services, role);
    onOpenChange(false);
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{intl.formatMessage(messages.cancel)}</Button>
          <Button emphasis="primary" onClick={look}>
            {intl.formatMessage(messages.look)}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={intl.formatMessage(messages.open)}
    >
      <Stack gap={5}>
        <Text>{intl.formatMessage(messages.about)}</Text>
        <RadioGroup
          label={intl.formatMessage(messages.role)}
          name="role"
          onChange={setChosen}
          options={roles.map(({ permissions }, place) => ({
            value: names[place] ?? nobody,
            label: names[place] ?? nobody,
            description: intl.formatMessage(messages.grants, {
              count: comparedPermissions.filter((permission) => permissions.includes(permission)).length,
            }),
          }))}
          value={chosen}
        />
      </Stack>
    </Dialog>
  );
}
