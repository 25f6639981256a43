import { defineMessages } from 'react-intl';

export const navigationMessages = defineMessages({
  dashboard: { id: 'navigation.dashboard', defaultMessage: 'Dashboard', description: 'Sidebar entry' },
  profile: { id: 'navigation.profile', defaultMessage: 'Profile', description: 'Sidebar entry' },
  sellers: { id: 'navigation.sellers', defaultMessage: 'Sellers', description: 'Sidebar entry: the list of sellers' },
  transactions: { id: 'navigation.transactions', defaultMessage: 'Transactions', description: 'Sidebar entry' },
  orders: { id: 'navigation.orders', defaultMessage: 'Orders', description: 'Sidebar entry' },
  tasks: { id: 'navigation.tasks', defaultMessage: 'My tasks', description: 'Sidebar entry, coming soon' },
  library: { id: 'navigation.library', defaultMessage: 'Library', description: 'Sidebar entry: the art library' },
  exhibitions: {
    id: 'navigation.exhibitions',
    defaultMessage: 'Exhibitions',
    description: 'Sidebar entry, coming soon',
  },
  referrals: { id: 'navigation.referrals', defaultMessage: 'Referrals', description: 'Sidebar entry' },
  crowdfunding: { id: 'navigation.crowdfunding', defaultMessage: 'Crowdfunding', description: 'Sidebar entry' },
  forum: { id: 'navigation.forum', defaultMessage: 'Forum', description: 'Sidebar entry' },
  settings: { id: 'navigation.settings', defaultMessage: 'Settings', description: 'Sidebar entry' },
});
