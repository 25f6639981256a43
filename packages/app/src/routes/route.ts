import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { MessageFiles } from '../i18n/language.ts';
import type { Permission } from '../session/index.ts';

/**
 * Who a screen is for: `guest` signed-out users, `anyone` everybody, `signing-up` users with an open sign-up step, and
 * `seller` signed-in users.
 */
export type Audience = 'guest' | 'anyone' | 'signing-up' | 'seller';

/** A screen's path and access rules. */
export interface RouteEntry {
  path: string;
  audience: Audience;
  permission?: Permission;
  /**
   * Also opens to signed-out users and asks them to sign in there (000 section 2: no session needed): a payment gateway
   * may return to a browser without a session.
   */
  open?: boolean;
  /** Messages beyond those of its layout. */
  messageFiles?: MessageFiles;
  /** Each screen is a separate chunk. */
  load(): Promise<{ Component: ComponentType }>;
}

/** How a screen appears in breadcrumbs, in the palette and in the sidebar. */
export interface Place extends Pick<RouteEntry, 'path' | 'permission'> {
  /** The screen itself may set a better name. */
  name: MessageDescriptor;
}

/** A screen of the signed-in shell, which shows its name in breadcrumbs, in the palette and in the document title. */
export interface SellerRouteEntry extends RouteEntry, Place {
  audience: 'seller';
  /** Its ancestors, outermost first. */
  crumbs?: Place[];
  /** The URL's query names the record: the page cannot be opened without one. */
  ofRecord?: true;
}
