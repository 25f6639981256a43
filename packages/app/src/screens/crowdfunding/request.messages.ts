import type { CrowdfundingRequest } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** A request's status (001 section 4). */
export const requestStatusMessages = defineMessages({
  requested: {
    id: 'crowdfunding.requested',
    defaultMessage: 'Requested',
    description: 'Status of a crowdfunding request',
  },
  accepted: {
    id: 'crowdfunding.accepted',
    defaultMessage: 'Accepted',
    description: 'Status of a crowdfunding request',
  },
  rejected: {
    id: 'crowdfunding.rejected',
    defaultMessage: 'Rejected',
    description: 'Status of a crowdfunding request',
  },
  cancelled: {
    id: 'crowdfunding.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of a crowdfunding request',
  },
  revoked: { id: 'crowdfunding.revoked', defaultMessage: 'Revoked', description: 'Status of a crowdfunding request' },
  closed: { id: 'crowdfunding.closed', defaultMessage: 'Closed', description: 'Status of a crowdfunding request' },
} satisfies Record<CrowdfundingRequest['status'], MessageDescriptor>);

export const requestMessages = {
  ...defineMessages({
    name: { id: 'crowdfunding.name', defaultMessage: 'Crowdfunding request', description: 'Name of a page' },
    missing: {
      id: 'crowdfunding.missing',
      defaultMessage: 'Request not found',
      description: 'In place of a request',
    },
    missingHelp: {
      id: 'crowdfunding.missingHelp',
      defaultMessage: 'It may belong to another seller, or the link may be wrong.',
      description: 'Below “There is no such request”',
    },
    failed: {
      id: 'crowdfunding.failed',
      defaultMessage: 'We couldn’t load this request.',
      description: 'In place of a request',
    },
    about: {
      id: 'crowdfunding.about',
      defaultMessage: 'About this project',
      description: 'Part of a request: its description',
    },
    asked: {
      id: 'crowdfunding.asked',
      defaultMessage: 'Amount',
      description: 'Fact of a request: how much is asked for',
    },
    normalCost: {
      id: 'crowdfunding.normalCost',
      defaultMessage: 'Normal cost',
      description: 'Fact of a request: of all pieces',
    },
    crowdfundingCost: {
      id: 'crowdfunding.crowdfundingCost',
      defaultMessage: 'Crowdfunding cost',
      description: 'Fact of a request: of all pieces',
    },
    completion: {
      id: 'crowdfunding.completion',
      defaultMessage: 'Art completion',
      description: 'Fact of a request: a day',
    },
    validity: {
      id: 'crowdfunding.validity',
      defaultMessage: 'Open until',
      description: 'Fact of a request: until when, or how long',
    },
    sent: { id: 'crowdfunding.sent', defaultMessage: 'Submitted', description: 'Fact of a request: when' },
    reason: { id: 'crowdfunding.reason', defaultMessage: 'Reason', description: 'Fact of a request: why it ended' },
  }),
  months: defineMessage<{ count: number }>({
    id: 'crowdfunding.months',
    defaultMessage: '{count, plural, one {# month after approval} other {# months after approval}}',
    description: 'How long a request is valid',
  }),
};

type Line = CrowdfundingRequest['funds']['lines'][number]['kind'];

/** Lines of the funds. */
export const fundsMessages = {
  title: defineMessage({ id: 'crowdfunding.funds', defaultMessage: 'Funds', description: 'Part of a request' }),
  ...({
    donations: defineMessage({
      id: 'crowdfunding.line.donations',
      defaultMessage: 'Donations',
      description: 'Line of funds',
    }),
    handling_fee: defineMessage<{ percent: string }>({
      id: 'crowdfunding.line.handling',
      defaultMessage: 'Handling fee, {percent}',
      description: 'Line of funds',
    }),
    piece_sales: defineMessage({
      id: 'crowdfunding.line.sales',
      defaultMessage: 'Pieces bought',
      description: 'Line of funds',
    }),
    sale_service_charge: defineMessage<{ percent: string }>({
      id: 'crowdfunding.line.service',
      defaultMessage: 'Sale service charge, {percent}',
      description: 'Line of funds',
    }),
    amount_received: defineMessage({
      id: 'crowdfunding.line.received',
      defaultMessage: 'You receive',
      description: 'Line of funds',
    }),
  } satisfies Record<Line, MessageDescriptor>),
};

/** Columns of a request's pieces. */
export const pieceColumnMessages = {
  ...defineMessages({
    normal: { id: 'crowdfunding.pieceNormal', defaultMessage: 'Normal cost', description: 'Column of pieces' },
    crowdfunding: {
      id: 'crowdfunding.pieceCost',
      defaultMessage: 'Crowdfunding',
      description: 'Column of pieces: the cost in crowdfunding',
    },
    buyer: { id: 'crowdfunding.buyer', defaultMessage: 'Bought by', description: 'Column of pieces' },
  }),
  title: defineMessage<{ count: number }>({
    id: 'crowdfunding.pieces',
    defaultMessage: '{count, plural, one {Piece} other {Pieces (#)}}',
    description: 'Part of a request',
  }),
};

/** Removing a piece from a request. */
export const removePieceMessages = {
  ...defineMessages({
    takeOut: {
      id: 'crowdfunding.takeOut',
      defaultMessage: 'Remove',
      description: 'Button: takes a piece out of a request',
    },
    column: {
      id: 'crowdfunding.takeOutColumn',
      defaultMessage: 'Change',
      description: 'Column of pieces with the button that takes one out',
    },
    meaning: {
      id: 'crowdfunding.takeOutMeaning',
      defaultMessage: 'The piece is removed from this request. The work stays in your library.',
      description: 'What taking a piece out means',
    },
    stale: {
      id: 'crowdfunding.takeOutStale',
      defaultMessage: 'The request has changed. Review it, then decide again.',
      description: 'In place of an error where somebody else changed the request',
    },
  }),
  takeOutOf: defineMessage<{ title: string }>({
    id: 'crowdfunding.takeOutOf',
    defaultMessage: 'Remove “{title}”',
    description: 'Name of the button “Take out” of a piece; holds these words',
  }),
  title: defineMessage<{ title: string }>({
    id: 'crowdfunding.takeOutTitle',
    defaultMessage: 'Remove “{title}” from the request?',
    description: 'Title of a question',
  }),
};

/** Columns of the contributions. */
export const supporterMessages = {
  ...defineMessages({
    at: { id: 'crowdfunding.at', defaultMessage: 'Date', description: 'Column of contributions' },
    supporter: { id: 'crowdfunding.supporter', defaultMessage: 'Supporter', description: 'Column of contributions' },
    kind: { id: 'crowdfunding.kind', defaultMessage: 'Type', description: 'Column of contributions' },
    donation: { id: 'crowdfunding.donation', defaultMessage: 'Donation', description: 'Kind of a contribution' },
    purchase: { id: 'crowdfunding.purchase', defaultMessage: 'Purchase', description: 'Kind of a contribution' },
    refunded: {
      id: 'crowdfunding.refunded',
      defaultMessage: 'Refunded',
      description: 'In place of the kind of a contribution',
    },
    amount: { id: 'crowdfunding.amount', defaultMessage: 'Paid', description: 'Column of contributions' },
    fee: { id: 'crowdfunding.fee', defaultMessage: 'Fee', description: 'Column of contributions' },
    received: { id: 'crowdfunding.received', defaultMessage: 'You receive', description: 'Column of contributions' },
    none: {
      id: 'crowdfunding.noSupporters',
      defaultMessage: 'No supporters yet.',
      description: 'In place of contributions',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'crowdfunding.supporters',
    defaultMessage: '{count, plural, =0 {Supporters} one {# supporter} other {# supporters}}',
    description: 'Part of a request',
  }),
};

/** Messages to supporters. */
export const writingMessages = defineMessages({
  title: {
    id: 'crowdfunding.messages',
    defaultMessage: 'Conversation with supporters',
    description: 'Part of a request',
  },
  empty: {
    id: 'crowdfunding.noMessages',
    defaultMessage: 'No messages yet.',
    description: 'In place of messages',
  },
  to: { id: 'crowdfunding.to', defaultMessage: 'To', description: 'Field of a message' },
  everybody: { id: 'crowdfunding.everybody', defaultMessage: 'All supporters', description: 'To whom a message goes' },
  write: { id: 'crowdfunding.write', defaultMessage: 'Message to supporters', description: 'Field of a message' },
});

/** Cancelling a request. */
export const cancelMessages = defineMessages({
  cancel: { id: 'crowdfunding.cancel', defaultMessage: 'Cancel request', description: 'Step of a request' },
  meaning: {
    id: 'crowdfunding.cancelMeaning',
    defaultMessage: 'The request ends now and moves to your cancelled requests. You can’t reopen it.',
    description: 'What cancelling a request means',
  },
  reason: {
    id: 'crowdfunding.cancelReason',
    defaultMessage: 'Reason',
    description: 'Field: why a request is cancelled',
  },
});

/** Events of a request's timeline. */
export const requestEventMessages = defineMessages({
  requested: { id: 'crowdfunding.event.requested', defaultMessage: 'Request sent', description: 'Entry of a timeline' },
  edited: { id: 'crowdfunding.event.edited', defaultMessage: 'Edited', description: 'Entry of a timeline' },
  piece_removed: {
    id: 'crowdfunding.event.removed',
    defaultMessage: 'Piece removed',
    description: 'Entry of a timeline',
  },
  accepted: { id: 'crowdfunding.event.accepted', defaultMessage: 'Accepted', description: 'Entry of a timeline' },
  rejected: { id: 'crowdfunding.event.rejected', defaultMessage: 'Rejected', description: 'Entry of a timeline' },
  cancelled: { id: 'crowdfunding.event.cancelled', defaultMessage: 'Cancelled', description: 'Entry of a timeline' },
  revoked: { id: 'crowdfunding.event.revoked', defaultMessage: 'Revoked', description: 'Entry of a timeline' },
  closed: { id: 'crowdfunding.event.closed', defaultMessage: 'Closed', description: 'Entry of a timeline' },
  donated: { id: 'crowdfunding.event.donated', defaultMessage: 'Donated', description: 'Entry of a timeline' },
  piece_bought: {
    id: 'crowdfunding.event.bought',
    defaultMessage: 'Bought a piece',
    description: 'Entry of a timeline',
  },
});
