import type { AnchorProps } from '@smart-art/ui/provider';
import { Link } from 'react-router';
import { localStore } from '../session/index.ts';
import { warm } from './warm.ts';

const warmAddress = (href: string) =>
  warm(new URL(href, location.href).pathname, localStore.get('auth_token') !== null);

/** The link component of the design system: a router link within the app, a plain link to anywhere else. */
export function RouterAnchor({ href = '', onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const isOurs = /^\/(?!\/)|^\?/.test(href);
  if (!isOurs || rest.target || rest.download) {
    return <a {...rest} href={href} onFocus={onFocus} onPointerEnter={onPointerEnter} />;
  }
  return (
    <Link
      {...rest}
      onFocus={(event) => {
        warmAddress(href);
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        warmAddress(href);
        onPointerEnter?.(event);
      }}
      to={href}
    />
  );
}
