import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { routeMessages } from './routes.messages.ts';
import type { Permission } from './session/index.ts';

/** A screen's place: its path, who may see it and what it is called. */
export interface RouteEntry {
  path: string;
  /** `public` is for the signed out, `seller` for the signed in. */
  access: 'public' | 'seller';
  permission?: Permission;
  /** Its name in crumbs and in the browser's title; a screen may say a better one. */
  name: MessageDescriptor;
  /** The paths of the screens above it, outermost first. */
  crumbs?: string[];
  /** Each screen is a chunk of its own. */
  load(): Promise<{ Component: ComponentType }>;
}

/** The one route table. */
export const routes: RouteEntry[] = [
  {
    path: '/sign-in',
    access: 'public',
    name: routeMessages.signIn,
    load: () => import('./screens/sign-in/SignIn.tsx'),
  },
  {
    path: '/art-library',
    access: 'seller',
    permission: 'sa-list-art-library',
    name: routeMessages.library,
    load: () => import('./screens/art-library/ArtLibrary.tsx'),
  },
  {
    path: '/add-art',
    access: 'seller',
    permission: 'sa-list-art-library',
    name: routeMessages.addArt,
    crumbs: ['/art-library'],
    load: () => import('./screens/add-art/AddArt.tsx'),
  },
  {
    path: '/view-art/:id',
    access: 'seller',
    permission: 'sa-list-art-library',
    name: routeMessages.viewArt,
    crumbs: ['/art-library'],
    load: () => import('./screens/view-art/ViewArt.tsx'),
  },
];

export const hasRoute = (path: string): boolean => routes.some((route) => route.path === path);
