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
    name: { id: 'crowdfunding.name', defaultMessage: 'Crowdfunding request', description: 'Page title' },
    missing: {
      id: 'crowdfunding.missing',
      defaultMessage: 'Request not found',
      description: 'Page title and heading: request does not exist',
    },
    missingHelp: {
      id: 'crowdfunding.missingHelp',
      defaultMessage: 'It may belong to another seller, or the link may be wrong.',
      description: 'Text below “Request not found”',
    },
    failed: {
      id: 'crowdfunding.failed',
      defaultMessage: 'We couldn’t load this request.',
      description: 'Error message when the request failed to load',
    },
    about: {
      id: 'crowdfunding.about',
      defaultMessage: 'About this project',
      description: 'Heading: description of a request',
    },
    asked: {
      id: 'crowdfunding.asked',
      defaultMessage: 'Amount',
      description: 'Request detail: amount requested',
    },
    normalCost: {
      id: 'crowdfunding.normalCost',
      defaultMessage: 'Normal cost',
      description: 'Request detail: total of all pieces',
    },
    crowdfundingCost: {
      id: 'crowdfunding.crowdfundingCost',
      defaultMessage: 'Crowdfunding cost',
      description: 'Request detail: total of all pieces',
    },
    completion: {
      id: 'crowdfunding.completion',
      defaultMessage: 'Art completion',
      description: 'Request detail: a date',
    },
    validity: {
      id: 'crowdfunding.validity',
      defaultMessage: 'Open until',
      description: 'Request detail: end date or duration',
    },
    sent: { id: 'crowdfunding.sent', defaultMessage: 'Submitted', description: 'Request detail: submission date' },
    reason: { id: 'crowdfunding.reason', defaultMessage: 'Reason', description: 'Request detail: why it ended' },
  }),
  months: defineMessage<{ count: number }>({
    id: 'crowdfunding.months',
    defaultMessage: '{count, plural, one {# month after approval} other {# months after approval}}',
    description: 'Duration of a request',
  }),
};

type Line = CrowdfundingRequest['funds']['lines'][number]['kind'];

/** Lines of the funds. */
export const fundsMessages = {
  title: defineMessage({ id: 'crowdfunding.funds', defaultMessage: 'Funds', description: 'Heading' }),
  ...({
    donations: defineMessage({
      id: 'crowdfunding.line.donations',
      defaultMessage: 'Donations',
      description: 'Line of the funds',
    }),
    handling_fee: defineMessage<{ percent: string }>({
      id: 'crowdfunding.line.handling',
      defaultMessage: 'Handling fee, {percent}',
      description: 'Line of the funds',
    }),
    piece_sales: defineMessage({
      id: 'crowdfunding.line.sales',
      defaultMessage: 'Pieces bought',
      description: 'Line of the funds',
    }),
    sale_service_charge: defineMessage<{ percent: string }>({
      id: 'crowdfunding.line.service',
      defaultMessage: 'Sale service charge, {percent}',
      description: 'Line of the funds',
    }),
    amount_received: defineMessage({
      id: 'crowdfunding.line.received',
      defaultMessage: 'You receive',
      description: 'Line of the funds',
    }),
  } satisfies Record<Line, MessageDescriptor>),
};

/** Columns of a request's pieces. */
export const pieceColumnMessages = {
  ...defineMessages({
    normal: {
      id: 'crowdfunding.pieceNormal',
      defaultMessage: 'Normal cost',
      description: 'Column heading of the pieces',
    },
    crowdfunding: {
      id: 'crowdfunding.pieceCost',
      defaultMessage: 'Crowdfunding',
      description: 'Column heading of the pieces: cost in crowdfunding',
    },
    buyer: { id: 'crowdfunding.buyer', defaultMessage: 'Bought by', description: 'Column heading of the pieces' },
  }),
  title: defineMessage<{ count: number }>({
    id: 'crowdfunding.pieces',
    defaultMessage: '{count, plural, one {Piece} other {Pieces (#)}}',
    description: 'Heading',
  }),
};

/** Removing a piece from a request. */
export const removePieceMessages = {
  ...defineMessages({
    takeOut: {
      id: 'crowdfunding.takeOut',
      defaultMessage: 'Remove',
      description: 'Button label: removes a piece from a request',
    },
    column: {
      id: 'crowdfunding.takeOutColumn',
      defaultMessage: 'Change',
      description: 'Column heading of the Remove buttons',
    },
    meaning: {
      id: 'crowdfunding.takeOutMeaning',
      defaultMessage: 'The piece is removed from this request. The work stays in your library.',
      description: 'Dialog text: effect of removing a piece',
    },
    stale: {
      id: 'crowdfunding.takeOutStale',
      defaultMessage: 'The request has changed. Review it, then decide again.',
      description: 'Error message when someone else changed the request',
    },
  }),
  takeOutOf: defineMessage<{ title: string }>({
    id: 'crowdfunding.takeOutOf',
    defaultMessage: 'Remove “{title}”',
    description: 'Screen reader label of a piece’s “Remove” button; contains that word',
  }),
  title: defineMessage<{ title: string }>({
    id: 'crowdfunding.takeOutTitle',
    defaultMessage: 'Remove “{title}” from the request?',
    description: 'Dialog title',
  }),
};

/** Columns of the contributions. */
export const supporterMessages = {
  ...defineMessages({
    at: { id: 'crowdfunding.at', defaultMessage: 'Date', description: 'Column heading of the contributions' },
    supporter: {
      id: 'crowdfunding.supporter',
      defaultMessage: 'Supporter',
      description: 'Column heading of the contributions',
    },
    kind: { id: 'crowdfunding.kind', defaultMessage: 'Type', description: 'Column heading of the contributions' },
    donation: { id: 'crowdfunding.donation', defaultMessage: 'Donation', description: 'Type of contribution' },
    purchase: { id: 'crowdfunding.purchase', defaultMessage: 'Purchase', description: 'Type of contribution' },
    refunded: {
      id: 'crowdfunding.refunded',
      defaultMessage: 'Refunded',
      description: 'Shown instead of the contribution type',
    },
    amount: { id: 'crowdfunding.amount', defaultMessage: 'Paid', description: 'Column heading of the contributions' },
    fee: { id: 'crowdfunding.fee', defaultMessage: 'Fee', description: 'Column heading of the contributions' },
    received: {
      id: 'crowdfunding.received',
      defaultMessage: 'You receive',
      description: 'Column heading of the contributions',
    },
    none: {
      id: 'crowdfunding.noSupporters',
      defaultMessage: 'No supporters yet.',
      description: 'Text when there are no contributions',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'crowdfunding.supporters',
    defaultMessage: '{count, plural, =0 {Supporters} one {# supporter} other {# supporters}}',
    description: 'Heading',
  }),
};

/** Messages to supporters. */
export const writingMessages = defineMessages({
  title: {
    id: 'crowdfunding.messages',
    defaultMessage: 'Conversation with supporters',
    description: 'Heading',
  },
  empty: {
    id: 'crowdfunding.noMessages',
    defaultMessage: 'No messages yet.',
    description: 'Text when there are no messages',
  },
  to: { id: 'crowdfunding.to', defaultMessage: 'To', description: 'Field label: recipients of a message' },
  everybody: { id: 'crowdfunding.everybody', defaultMessage: 'All supporters', description: 'Recipient option' },
  write: { id: 'crowdfunding.write', defaultMessage: 'Message to supporters', description: 'Field label' },
});

/** Cancelling a request. */
export const cancelMessages = defineMessages({
  cancel: { id: 'crowdfunding.cancel', defaultMessage: 'Cancel request', description: 'Button label and dialog title' },
  meaning: {
    id: 'crowdfunding.cancelMeaning',
    defaultMessage: 'The request ends now and moves to your cancelled requests. You can’t reopen it.',
    description: 'Dialog text: effect of cancelling',
  },
  reason: {
    id: 'crowdfunding.cancelReason',
    defaultMessage: 'Reason',
    description: 'Field label: reason for cancelling',
  },
});

/** Events of a request's timeline. */
export const requestEventMessages = defineMessages({
  requested: { id: 'crowdfunding.event.requested', defaultMessage: 'Request sent', description: 'Timeline entry' },
  edited: { id: 'crowdfunding.event.edited', defaultMessage: 'Edited', description: 'Timeline entry' },
  piece_removed: {
    id: 'crowdfunding.event.removed',
    defaultMessage: 'Piece removed',
    description: 'Timeline entry',
  },
  accepted: { id: 'crowdfunding.event.accepted', defaultMessage: 'Accepted', description: 'Timeline entry' },
  rejected: { id: 'crowdfunding.event.rejected', defaultMessage: 'Rejected', description: 'Timeline entry' },
  cancelled: { id: 'crowdfunding.event.cancelled', defaultMessage: 'Cancelled', description: 'Timeline entry' },
  revoked: { id: 'crowdfunding.event.revoked', defaultMessage: 'Revoked', description: 'Timeline entry' },
  closed: { id: 'crowdfunding.event.closed', defaultMessage: 'Closed', description: 'Timeline entry' },
  donated: { id: 'crowdfunding.event.donated', defaultMessage: 'Donated', description: 'Timeline entry' },
  piece_bought: {
    id: 'crowdfunding.event.bought',
    defaultMessage: 'Bought a piece',
    description: 'Timeline entry',
  },
});
