import { sellerRoutes } from '../routes/inner.ts';
import type { SellerRouteEntry } from '../routes/route.ts';
import { mayEnter, type SectionId, sections } from '../routes/sections.ts';
import type { Seller } from '../session/index.ts';
import { sectionIcons, sectionPath } from './navigation.ts';

const iconAt = new Map(Object.entries(sections).map(([id, { path }]) => [path, sectionIcons[id as SectionId]]));

const isPage = (route: SellerRouteEntry) => !route.path.includes(':') && !route.ofRecord;

/** The pages that need no record id, as listed in the palette: sections first. */
export function pagesFor(permissions: readonly string[]) {
  const pages = sellerRoutes
    .filter((route) => isPage(route) && mayEnter(route, permissions))
    .map((route) => ({
      path: route.path,
      name: route.name,
      permission: route.permission,
      icon: iconAt.get(sectionPath(route)),
      isSection: !route.crumbs,
    }));
  return [...pages.filter(({ isSection }) => isSection), ...pages.filter(({ isSection }) => !isSection)];
}

/** The pages that the viewed role may not enter, with the reason; empty if no other role is viewed. */
export const closedPages = (seller: Seller | null) => {
  const lens = seller?.lens;
  if (!lens) return [];
  return sellerRoutes.flatMap((route) => {
    const { path, name, permission } = route;
    if (!isPage(route) || !permission || mayEnter(route, seller.permissions)) return [];
    return [{ path, name, why: lens.why(permission) }];
  });
};
