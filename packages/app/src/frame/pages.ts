import { mayEnter, sellerRoutes } from '../routes/seller.ts';
import { sections } from './navigation.ts';

/** The pages that can be opened without naming a record, as the palette lists them: sections first. */
export function pagesFor(permissions: readonly string[]) {
  const iconOf = (path: string | undefined) => sections.find((section) => section.path === path)?.icon;
  const pages = sellerRoutes
    .filter((route) => !route.path.includes(':') && mayEnter(route, permissions))
    .map(({ path, name, crumbs }) => ({ path, name, icon: iconOf(path) ?? iconOf(crumbs?.[0]), isSection: !crumbs }));
  return [...pages.filter(({ isSection }) => isSection), ...pages.filter(({ isSection }) => !isSection)];
}
