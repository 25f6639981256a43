import { LockKeyhole } from '@smart-art/ui/icons';
import { useIntl } from 'react-intl';
import { useSeller } from '../services/services.ts';
import type { Permission } from '../session/index.ts';
import { DeadEnd } from './DeadEnd.tsx';
import { missingPermission, permissionMessages } from './permissions.messages.ts';
import { shellMessages } from './SellerLayout.messages.ts';

export interface MissingPermissionProps {
  /** The permission the screen requires. */
  permission: Permission;
}

/** Names the missing permission as an administrator would, and links to another page. */
export function MissingPermission({ permission }: MissingPermissionProps) {
  const intl = useIntl();
  const lens = useSeller()?.lens;
  return (
    <DeadEnd icon={LockKeyhole} title={intl.formatMessage(shellMessages.needsPermission)}>
      {lens
        ? lens.why(permission)
        : intl.formatMessage(missingPermission, { permission: intl.formatMessage(permissionMessages[permission]) })}
    </DeadEnd>
  );
}
