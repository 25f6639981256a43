import { defineMessages } from 'react-intl';

/** The names of the sections: in the sidebar, in breadcrumbs and as titles. */
export const sectionMessages = defineMessages({
  dashboard: {
    id: 'navigation.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Section of the app, in the sidebar',
  },
  home: {
    id: 'navigation.home',
    defaultMessage: 'Home',
    description: 'The dashboard, in the bar at the foot of a phone; one short word',
  },
  profile: { id: 'navigation.profile', defaultMessage: 'Profile', description: 'Section of the app, in the sidebar' },
  sellers: {
    id: 'navigation.sellers',
    defaultMessage: 'Sellers list',
    description: 'Section of the app, in the sidebar: the people a seller may see',
  },
  transactions: {
    id: 'navigation.transactions',
    defaultMessage: 'Transactions',
    description: 'Section of the app, in the sidebar',
  },
  orders: { id: 'navigation.orders', defaultMessage: 'Orders', description: 'Section of the app, in the sidebar' },
  money: {
    id: 'navigation.money',
    defaultMessage: 'Money',
    description: 'Section of the app, in the sidebar: what came in from orders and what was refunded',
  },
  tasks: { id: 'navigation.tasks', defaultMessage: 'My tasks', description: 'Sidebar entry, coming soon' },
  shortTasks: {
    id: 'navigation.shortTasks',
    defaultMessage: 'Tasks',
    description: 'My tasks, in the bar at the foot of a phone; one short word',
  },
  library: { id: 'navigation.library', defaultMessage: 'Library', description: 'Sidebar entry: the art library' },
  exhibitions: {
    id: 'navigation.exhibitions',
    defaultMessage: 'Exhibitions',
    description: 'Sidebar entry, coming soon',
  },
  referrals: {
    id: 'navigation.referrals',
    defaultMessage: 'Referrals',
    description: 'Section of the app, in the sidebar: whom the seller invited',
  },
  crowdfunding: {
    id: 'navigation.crowdfunding',
    defaultMessage: 'Crowd funding',
    description: 'Section of the app, in the sidebar: what the seller asks supporters for',
  },
  forum: { id: 'navigation.forum', defaultMessage: 'Forum', description: 'Section of the app, in the sidebar' },
  settings: {
    id: 'navigation.settings',
    defaultMessage: 'Settings',
    description: 'Section of the app, in the sidebar',
  },
});
