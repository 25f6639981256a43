import { alwaysGranted } from '@smart-art/openapi/permissions';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Disclosure } from '@smart-art/ui/disclosure';
import { Eye } from '@smart-art/ui/icons';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { permissionMessages } from '../frame/permissions.messages.ts';
import { useSeller, useServices } from '../services/services.ts';
import { lensMessages as messages } from './lens.messages.ts';
import { lookAs } from './lens.ts';
import { comparedPermissions } from './roles.ts';

/** Banner while viewing as a role: the role, its permissions, and a button to stop. Else renders nothing. */
export function LensBanner() {
  const intl = useIntl();
  const services = useServices();
  const lens = useSeller()?.lens;
  if (!lens) return null;
  const messageOf = (permission: string) =>
    (alwaysGranted as readonly string[]).includes(permission)
      ? messages.hasAlways
      : lens.permissions.includes(permission)
        ? messages.has
        : messages.hasNot;
  return (
    <Banner
      action={
        <Button onClick={() => void lookAs(services, null)} size="small">
          {intl.formatMessage(messages.leave)}
        </Button>
      }
      icon={Eye}
      title={intl.formatMessage(messages.viewing, { role: lens.role })}
      tone="info"
    >
      <Stack gap={2}>
        <Text>{intl.formatMessage(messages.about)}</Text>
        <Disclosure title={intl.formatMessage(messages.permissions)}>
          <DescriptionList
            items={comparedPermissions.map((permission) => ({
              term: intl.formatMessage(permissionMessages[permission]),
              description: intl.formatMessage(messageOf(permission)),
            }))}
          />
        </Disclosure>
      </Stack>
    </Banner>
  );
}
