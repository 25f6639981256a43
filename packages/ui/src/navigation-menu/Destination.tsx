import type { MouseEvent } from 'react';
import { ExternalLink } from '../icons/index.ts';
import { useString, useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { NavigationLink } from './entries.ts';
import * as css from './NavigationMenu.css.ts';
import { strings } from './strings.ts';

export interface DestinationProps {
  link: NavigationLink;
  current: boolean;
  /** In the bar itself, not in a list. */
  top?: boolean | undefined;
  /** Called when the link is followed. */
  onFollow: () => void;
  onConfirmFirst: ((link: NavigationLink) => void) | undefined;
}

/** A link of the menu; plain text if the page is not open yet. */
export function Destination({ link, current, top, onFollow, onConfirmFirst }: DestinationProps) {
  const { Anchor } = useUi();
  const string = useString();
  const own = useStrings(strings);
  const { href, label, description, icon: Icon, logo, soon, external, confirmFirst } = link;
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className={css.icon} size={18} />}
      {logo && (
        <img
          alt=""
          className={css.logo}
          height={18}
          src={logo}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      <span className={css.words}>
        <span>{label}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
      {soon && <span className={css.soonMark}> {own('soon')}</span>}
      {external && !soon && (
        <>
          <ExternalLink aria-hidden="true" className={css.mark} size={14} />
          <VisuallyHidden> {string('link.newTab')}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (soon) return <span className={cx(css.link, css.soon)}>{content}</span>;

  // Also for the middle button and Ctrl + click: opening another tab is confirmed too.
  const onPress = (event: MouseEvent) => {
    if (!confirmFirst) return;
    event.preventDefault();
    onConfirmFirst?.(link);
  };
  return (
    <Anchor
      aria-current={current ? 'page' : undefined}
      className={cx(css.link, top && css.top)}
      data-stop=""
      href={href}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      onAuxClick={onPress}
      onClick={(event) => {
        onFollow();
        onPress(event);
      }}
    >
      {content}
    </Anchor>
  );
}
