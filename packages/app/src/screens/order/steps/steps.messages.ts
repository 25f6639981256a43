import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { depositMessages } from '../../../orders/condition.messages.ts';
import type { AnswerStep } from './Answer.tsx';

export const stepsMessages = {
  ...defineMessages({
    deliveryMissing: {
      id: 'orderForm.deliveryMissing',
      defaultMessage: 'Enter a delivery charge, or 0 if it’s free.',
      description: 'Error message of an empty charge',
    },
    insuranceMissing: {
      id: 'orderForm.insuranceMissing',
      defaultMessage: 'Enter an insurance charge, or 0 if there’s none.',
      description: 'Error message of an empty charge',
    },
    delivery: {
      id: 'orderForm.delivery',
      defaultMessage: 'Delivery charge',
      description: 'Field label in the payment request',
    },
    insurance: {
      id: 'orderForm.insurance',
      defaultMessage: 'Insurance charge',
      description: 'Field label in the payment request',
    },
    reason: {
      id: 'orderForm.reason',
      defaultMessage: 'Reason',
      description: 'Field label: reason for declining',
    },
    reasonHelp: {
      id: 'orderForm.reasonHelp',
      defaultMessage: 'The buyer sees this.',
      description: 'Hint below the reason field',
    },
    reasonMissing: {
      id: 'orderForm.reasonMissing',
      defaultMessage: 'Enter a reason. The buyer sees it.',
      description: 'Error message of an empty reason',
    },
    reference: {
      id: 'orderForm.reference',
      defaultMessage: 'Reference number',
      description: 'Field label: the bank’s transfer reference',
    },
    referenceHelp: {
      id: 'orderForm.referenceHelp',
      defaultMessage: 'The bank’s reference for the transfer.',
      description: 'Hint below the reference number',
    },
    condition: {
      id: 'orderForm.condition',
      defaultMessage: 'What condition is it in?',
      description: 'Field label in the form of a return',
    },
    conditionMissing: {
      id: 'orderForm.conditionMissing',
      defaultMessage: 'Choose a condition.',
      description: 'Error message when no condition is chosen',
    },
    conditionNote: {
      id: 'orderForm.conditionNote',
      defaultMessage: 'Condition notes',
      description: 'Field label in the form of a return',
    },
    conditionNoteHelp: {
      id: 'orderForm.conditionNoteHelp',
      defaultMessage: 'Required if anything has changed, or if you keep any of the deposit.',
      description: 'Hint below the condition notes',
    },
    conditionNoteMissing: {
      id: 'orderForm.conditionNoteMissing',
      defaultMessage: 'Describe the condition.',
      description: 'Error message of empty condition notes',
    },
    photographs: {
      id: 'orderForm.photographs',
      defaultMessage: 'Photos of its condition',
      description: 'Field label in the form of a return',
    },
    photographsHelp: {
      id: 'orderForm.photographsHelp',
      defaultMessage: 'Saved with the order as proof. Uploaded when you send this form.',
      description: 'Hint below the photos of a return',
    },
    photographMissing: {
      id: 'orderForm.photographMissing',
      defaultMessage: 'Add a photo that shows why you’re keeping the deposit.',
      description: 'Error message when a deposit is kept without a photo',
    },
    depositKept: {
      id: 'orderForm.depositKept',
      defaultMessage: 'You keep',
      description: 'Field label: amount of the deposit the seller keeps',
    },
    depositKeptMissing: {
      id: 'orderForm.depositKeptMissing',
      defaultMessage: 'Enter how much you keep.',
      description: 'Error message of an empty amount',
    },
    keepConfirm: {
      id: 'orderForm.keepConfirm',
      defaultMessage: 'Keep it',
      description: 'Button label: confirms keeping a deposit',
    },
    depositMissing: {
      id: 'orderForm.depositMissing',
      defaultMessage: 'Choose what happens to the deposit.',
      description: 'Error message when no option for the deposit is chosen',
    },
    receipt: {
      id: 'orderForm.receipt',
      defaultMessage: 'Payment receipt',
      description: 'Field label: proof of a refund',
    },
    refundProof: {
      id: 'orderForm.refundProof',
      defaultMessage: 'Reference number and payment receipt required for bank refunds.',
      description: 'Hint above the proof of a refund (001 section 5)',
    },
    referenceMissing: {
      id: 'orderForm.referenceMissing',
      defaultMessage: 'Enter a reference number.',
      description: 'Error message of a required field for a refund',
    },
    receiptMissing: {
      id: 'orderForm.receiptMissing',
      defaultMessage: 'Choose a payment receipt.',
      description: 'Error message of a required field for a refund',
    },
    renewalHelp: {
      id: 'orderForm.renewalHelp',
      defaultMessage: 'The buyer can extend the rental before it ends.',
      description: 'Hint below the renewal switch',
    },
  }),
  requestTotal: defineMessage<{ total: string; buyer: string }>({
    id: 'orderForm.requestTotal',
    defaultMessage: 'Request {total} from {buyer}',
    description: 'Button label: asks the buyer for the payment',
  }),
  transferReported: defineMessage<{ buyer: string; total: string }>({
    id: 'orderForm.transferReported',
    defaultMessage: '{buyer} says they’ve transferred {total}. Check your account before you confirm.',
    description: 'Text above the confirmation of a transfer',
  }),
  refundDue: defineMessage<{ amount: string; buyer: string }>({
    id: 'orderForm.refundDue',
    defaultMessage: 'Transfer {amount} back to {buyer}, then add the proof here.',
    description: 'Text above the form of a refund',
  }),
};

/** The effect of each answer, shown before it is given. */
export const answerMessages = {
  apply_for_auction: defineMessage<{ buyer: string; total: string }>({
    id: 'orderForm.answer.apply',
    defaultMessage: '{buyer} sees your offer of {total} and chooses one artist.',
    description: 'Effect of a custom order action, above its button',
  }),
  accept: defineMessage<{ buyer: string; total: string }>({
    id: 'orderForm.answer.accept',
    defaultMessage: '{buyer} has 10 days to pay {total}. After this you can’t change the amounts.',
    description: 'Effect of a custom order action, above its button',
  }),
  decline: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.decline',
    defaultMessage: '{buyer}’s order ends. You can’t reopen it.',
    description: 'Effect of a custom order action, above its button',
  }),
  accept_event_discount: defineMessage<{ buyer: string; amount: string }>({
    id: 'orderForm.answer.acceptDiscount',
    defaultMessage: '{buyer} requested the event discount. If you accept, {amount} comes off the price.',
    description: 'Effect of an order action, above its button',
  }),
  reject_event_discount: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.rejectDiscount',
    defaultMessage: '{buyer} pays the full price.',
    description: 'Effect of an order action, above its button',
  }),
  reject_order: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.reject',
    defaultMessage: '{buyer}’s request ends. You can’t reopen it.',
    description: 'Effect of an order action, above its button',
  }),
  confirm_order: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.confirm',
    defaultMessage: '{buyer} has paid. Confirm, then ship the work.',
    description: 'Effect of an order action, above its button',
  }),
  refuse_bank_payment: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.refuseTransfer',
    defaultMessage: '{buyer} gets another 10 days to pay.',
    description: 'Effect of an order action, above its button',
  }),
  cancel_order: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.cancel',
    defaultMessage: '{buyer}’s order ends, and anything paid is refunded. You can’t undo this.',
    description: 'Effect of an order action, above its button',
  }),
  accept_return: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.acceptReturn',
    defaultMessage: '{buyer} can send the work back and pays for return shipping.',
    description: 'Effect of an order action, above its button',
  }),
  reject_return: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.rejectReturn',
    defaultMessage: '{buyer} keeps the work. The order stays delivered.',
    description: 'Effect of an order action, above its button',
  }),
  accept_rent_return: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.acceptRentReturn',
    defaultMessage: '{buyer} can send the rented work back.',
    description: 'Effect of an order action, above its button',
  }),
  reject_rent_return: defineMessage<{ buyer: string }>({
    id: 'orderForm.answer.rejectRentReturn',
    defaultMessage: '{buyer}’s rental continues as before.',
    description: 'Effect of an order action, above its button',
  }),
} satisfies Record<AnswerStep, MessageDescriptor>;

/** Deposit messages that contain its amount. */
export const depositFormMessages = {
  question: defineMessage<{ amount: string }>({
    id: 'orderForm.depositQuestion',
    defaultMessage: 'What happens to the deposit of {amount}?',
    description: 'Field label in the form of a rental return',
  }),
  range: defineMessage<{ amount: string }>({
    id: 'orderForm.depositRange',
    defaultMessage: 'Enter less than the deposit of {amount}.',
    description: 'Error message: the amount must be less than the deposit',
  }),
  rentOver: defineMessage<{ buyer: string; date: string }>({
    id: 'orderForm.rentOver',
    defaultMessage:
      'The rent ended on {date}. Once you have the work back from {buyer}, note its condition here and settle the deposit.',
    description: 'Text above the form that ends an expired rental',
  }),
  keepTitle: defineMessage<{ amount: string }>({
    id: 'orderForm.keepTitle',
    defaultMessage: 'Keep {amount} of the deposit?',
    description: 'Title of the dialog that confirms keeping a deposit',
  }),
  keepHelp: defineMessage<{ buyer: string; back: string }>({
    id: 'orderForm.keepHelp',
    defaultMessage: '{buyer} gets {back} back, and sees your reason. This can’t be undone.',
    description: 'Text of the dialog about keeping a deposit; back is an amount of money',
  }),
};

/** What can happen to a deposit, as the form's options (001 section 4). */
export const depositChoices = defineMessages({
  refunded: {
    id: 'orderForm.deposit.refunded',
    defaultMessage: 'Return in full',
    description: 'Option for a deposit',
  },
  part: { id: 'orderForm.deposit.part', defaultMessage: 'Keep part', description: 'Option for a deposit' },
  forfeited_to_seller: {
    id: 'orderForm.deposit.toSeller',
    defaultMessage: 'Keep all',
    description: 'Option for a deposit',
  },
  forfeited_to_buyer: {
    id: 'orderForm.deposit.toBuyer',
    defaultMessage: 'Return in full, at my cost',
    description: 'Option for a deposit: forfeited to the buyer because the seller failed an obligation',
  },
} satisfies Record<keyof typeof depositMessages | 'part', MessageDescriptor>);

/** When to choose each option for a deposit (001 section 4). */
export const depositHelp = defineMessages({
  refunded: {
    id: 'orderForm.depositHelp.refunded',
    defaultMessage: 'The work came back as agreed.',
    description: 'Hint below the option “Return in full”',
  },
  part: {
    id: 'orderForm.depositHelp.part',
    defaultMessage: 'For damage that costs less than the deposit. Needs a reason and a photo.',
    description: 'Hint below the option “Keep part”',
  },
  forfeited_to_seller: {
    id: 'orderForm.depositHelp.toSeller',
    defaultMessage: 'For damage or loss. Needs a reason and a photo.',
    description: 'Hint below the option “Keep all”',
  },
  forfeited_to_buyer: {
    id: 'orderForm.depositHelp.toBuyer',
    defaultMessage: 'You couldn’t do what was agreed.',
    description: 'Hint below “Return in full, at my cost”',
  },
} satisfies Record<keyof typeof depositChoices, MessageDescriptor>);
