import type { Invalidations } from './invalidations.ts';

/* Lists show parts of the details, and every list shows the counts of all lists. */
const exhibitions = [['exhibitions'], ['tasks']] as const;
const forum = [['forum']] as const;
const referrals = [['referrals', 'list']] as const;

export const community = {
  saveExhibition: exhibitions,
  deleteExhibition: exhibitions,
  applyForExhibition: exhibitions,
  cancelExhibitionSubscription: exhibitions,
  changeExhibitorStatus: exhibitions,
  messageExhibitionUsers: [['exhibitions', 'details']],
  createForum: forum,
  postForumMessage: forum,
  deleteForumMessage: forum,
  reportForumMessage: forum,
  /* The response contains the post and updates the cache, so that a click does not refetch a long thread. */
  reactToForumMessage: [['forum', 'list']],
  setForumStatus: forum,
  markForumSeen: forum,
  createReferral: referrals,
  sendReferralReminder: referrals,
  deleteReferral: referrals,
} as const satisfies Invalidations;
