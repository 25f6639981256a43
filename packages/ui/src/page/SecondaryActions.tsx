import { Button, LinkButton } from '../button/index.ts';
import { Ellipsis, type LucideIcon } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Page.css.ts';

/** A secondary action of a page. */
export interface PageAction {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Links to a page instead of running an action. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Rarely used: in the menu at every width. */
  tucked?: boolean | undefined;
}

/** Buttons beside the title; on a phone items of one menu. */
export function SecondaryActions({ actions }: { actions: readonly PageAction[] }) {
  const string = useString();
  const menuOf = (lines: readonly PageAction[]) => (
    <MenuButton
      emphasis="quiet"
      icon={Ellipsis}
      iconOnly
      items={lines.map(({ id, label, icon, href }) => ({ id, label, ...(icon && { icon }), ...(href && { href }) }))}
      label={string('page.more')}
      onAction={(chosen) => actions.find(({ id }) => id === chosen)?.onAction?.()}
    />
  );
  const tucked = actions.filter((action) => action.tucked);
  return (
    <>
      <div className={css.wide}>
        {actions
          .filter((action) => !action.tucked)
          .map(({ id, label, icon, href, onAction }) =>
            href === undefined ? (
              <Button icon={icon} key={id} onClick={onAction}>
                {label}
              </Button>
            ) : (
              <LinkButton href={href} icon={icon} key={id}>
                {label}
              </LinkButton>
            ),
          )}
        {tucked.length > 0 && menuOf(tucked)}
      </div>
      <div className={css.narrow}>{menuOf(actions)}</div>
    </>
  );
}
