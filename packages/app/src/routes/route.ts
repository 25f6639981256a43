import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Words } from '../i18n/language.ts';
import type { Permission } from '../session/index.ts';

/**
 * Whom a screen is for: `guest` the signed out, `anyone` everybody, `signing-up` whoever has an open sign-up step, and
 * `seller` the signed in.
 */
export type Audience = 'guest' | 'anyone' | 'signing-up' | 'seller';

/** A screen's place: its path and who may see it. */
export interface RouteEntry {
  path: string;
  audience: Audience;
  permission?: Permission;
  /**
   * Opens to the signed out, too, and asks them to sign in there (000 section 2: no session needed): a gateway sends people
   * back into browsers that do not know them.
   */
  open?: boolean;
  /** The words it says beyond those of its layout. */
  words?: Words;
  /** Each screen is a chunk of its own. */
  load(): Promise<{ Component: ComponentType }>;
}

/** A screen as others name it: in crumbs, in the palette, in the sidebar. */
export interface Place extends Pick<RouteEntry, 'path' | 'permission'> {
  /** The screen itself may say a better one. */
  name: MessageDescriptor;
}

/** A screen of the signed-in shell, which names it in crumbs, in the palette and in the browser's title. */
export interface SellerRouteEntry extends RouteEntry, Place {
  audience: 'seller';
  /** The screens above it, outermost first. */
  crumbs?: Place[];
  /** Its query names the record that it shows: there is nothing to open without one. */
  ofRecord?: true;
}
