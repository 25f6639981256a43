import { defineMessages } from 'react-intl';

/** The names of the sections: in the sidebar, in breadcrumbs and as titles. */
export const sectionMessages = defineMessages({
  dashboard: {
    id: 'navigation.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Sidebar section',
  },
  home: {
    id: 'navigation.home',
    defaultMessage: 'Home',
    description: 'Dashboard, in the phone’s bottom bar; one short word',
  },
  profile: { id: 'navigation.profile', defaultMessage: 'Profile', description: 'Sidebar section' },
  sellers: {
    id: 'navigation.sellers',
    defaultMessage: 'Sellers list',
    description: 'Sidebar section: list of visible sellers',
  },
  transactions: {
    id: 'navigation.transactions',
    defaultMessage: 'Transactions',
    description: 'Sidebar section',
  },
  orders: { id: 'navigation.orders', defaultMessage: 'Orders', description: 'Sidebar section' },
  money: {
    id: 'navigation.money',
    defaultMessage: 'Money',
    description: 'Sidebar section: income from orders and refunds',
  },
  tasks: { id: 'navigation.tasks', defaultMessage: 'My tasks', description: 'Sidebar entry, coming soon' },
  shortTasks: {
    id: 'navigation.shortTasks',
    defaultMessage: 'Tasks',
    description: 'My tasks, in the phone’s bottom bar; one short word',
  },
  library: { id: 'navigation.library', defaultMessage: 'Library', description: 'Sidebar section: art library' },
  exhibitions: {
    id: 'navigation.exhibitions',
    defaultMessage: 'Exhibitions',
    description: 'Sidebar entry, coming soon',
  },
  referrals: {
    id: 'navigation.referrals',
    defaultMessage: 'Referrals',
    description: 'Sidebar section: people the seller invited',
  },
  crowdfunding: {
    id: 'navigation.crowdfunding',
    defaultMessage: 'Crowd funding',
    description: 'Sidebar section: the seller’s crowdfunding requests',
  },
  forum: { id: 'navigation.forum', defaultMessage: 'Forum', description: 'Sidebar section' },
  settings: {
    id: 'navigation.settings',
    defaultMessage: 'Settings',
    description: 'Sidebar section',
  },
});
