export type { TabContent } from './TabLabel.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from './TabLinks.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
