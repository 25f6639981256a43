import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { useSeller } from '../services/services.ts';
import type { Permission } from '../session/index.ts';
import { missingPermission, permissionMessages } from './permissions.messages.ts';

export interface MissingPermissionProps {
  /** What the screen asks for. */
  permission: Permission;
}

/** Which permission is missing, as whoever grants it would call it. */
export function MissingPermission({ permission }: MissingPermissionProps) {
  const intl = useIntl();
  const lens = useSeller()?.lens;
  if (lens) return <Text>{lens.why(permission)}</Text>;
  const name = intl.formatMessage(permissionMessages[permission]);
  return <Text>{intl.formatMessage(missingPermission, { permission: name })}</Text>;
}
