import { Button, Link } from 'radix-ui/toolbar';
import type { ReactElement } from 'react';

export interface ActionBarToolProps {
  /** Button (also with `pressed`), IconButton, MenuButton or LinkButton. */
  children: ReactElement<{ disabled?: boolean | undefined; href?: string }>;
}

/**
 * A tool of an ActionBar, reached with the arrow keys. Adds no element of its own. Not for a choice of one: use
 * ActionBarChoice.
 */
export function ActionBarTool({ children }: ActionBarToolProps) {
  const { disabled, href } = children.props;
  return href === undefined ? (
    <Button asChild disabled={disabled}>
      {children}
    </Button>
  ) : (
    <Link asChild>{children}</Link>
  );
}
