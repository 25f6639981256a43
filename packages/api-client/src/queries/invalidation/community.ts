import type { Invalidations } from './invalidations.ts';

/* A list shows what is in the details, and each list counts all of them. */
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
  /* The post is answered as it stands then, and is put in its place: a press must not fetch a long thread anew. */
  reactToForumMessage: [['forum', 'list']],
  setForumStatus: forum,
  markForumSeen: forum,
  createReferral: referrals,
  sendReferralReminder: referrals,
  deleteReferral: referrals,
} as const satisfies Invalidations;
