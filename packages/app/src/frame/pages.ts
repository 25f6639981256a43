import { sellerRoutes } from '../routes/inner.ts';
import { mayEnter, type SectionId, sections } from '../routes/sections.ts';
import { sectionIcons, sectionPath } from './navigation.ts';

const iconAt = new Map(Object.entries(sections).map(([id, { path }]) => [path, sectionIcons[id as SectionId]]));

/** The pages that can be opened without naming a record, as the palette lists them: sections first. */
export function pagesFor(permissions: readonly string[]) {
  const pages = sellerRoutes
    .filter((route) => !route.path.includes(':') && !route.ofRecord && mayEnter(route, permissions))
    .map((route) => ({
      path: route.path,
      name: route.name,
      icon: iconAt.get(sectionPath(route)),
      isSection: !route.crumbs,
    }));
  return [...pages.filter(({ isSection }) => isSection), ...pages.filter(({ isSection }) => !isSection)];
}
