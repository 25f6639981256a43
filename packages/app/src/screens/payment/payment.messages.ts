import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const paymentMessages = {
  ...defineMessages({
    title: { id: 'payment.title', defaultMessage: 'Payment', description: 'Page title of the payment' },
    signUpLead: {
      id: 'payment.signUpLead',
      defaultMessage: 'Last step: pay to open your studio.',
      description: 'Text below the page title of the last sign-up step',
    },
    loadFailed: {
      id: 'payment.loadFailed',
      defaultMessage: 'We couldn’t load your payment.',
      description: 'Title of the banner when loading failed',
    },
    signInFirst: {
      id: 'payment.signInFirst',
      defaultMessage: 'Sign in to see your payment',
      description: 'Page title of a payment when signed out',
    },
    signInFirstHelp: {
      id: 'payment.signInFirstHelp',
      defaultMessage: 'Only the account that made a payment can view it. Signing in won’t charge you.',
      description: 'Text below the page title of a payment when signed out',
    },
    signIn: { id: 'payment.signIn', defaultMessage: 'Sign in', description: 'Link to sign in, returning to payment' },
    form: { id: 'payment.form', defaultMessage: 'Payment', description: 'Screen reader label of the form' },
    summary: { id: 'payment.summary', defaultMessage: 'Order summary', description: 'Heading above the prices' },
    subtotal: { id: 'payment.subtotal', defaultMessage: 'Subtotal', description: 'Sum of the prices before tax' },
    total: { id: 'payment.total', defaultMessage: 'Total', description: 'Amount to pay, tax included' },
    change: {
      id: 'payment.change',
      defaultMessage: 'Change',
      description: 'Button label: goes back to the choice of services',
    },
    changeServices: {
      id: 'payment.changeServices',
      defaultMessage: 'Change services',
      description: 'Screen reader label of the button “Change”; must begin with that word',
    },
    method: {
      id: 'payment.method',
      defaultMessage: 'How would you like to pay?',
      description: 'Label of the payment methods',
    },
    card: { id: 'payment.card', defaultMessage: 'Card', description: 'Payment method' },
    cardHelp: {
      id: 'payment.cardHelp',
      defaultMessage: 'You’ll pay on a secure page and return here.',
      description: 'Hint below the payment method “Card”',
    },
    wallet: { id: 'payment.wallet', defaultMessage: 'Wallet', description: 'Payment method: an online wallet' },
    walletHelp: {
      id: 'payment.walletHelp',
      defaultMessage: 'You’ll approve the payment with your wallet provider and return here.',
      description: 'Hint below the payment method “Wallet”',
    },
    bankTransfer: { id: 'payment.bankTransfer', defaultMessage: 'Bank transfer', description: 'Payment method' },
    payByTransfer: {
      id: 'payment.payByTransfer',
      defaultMessage: 'Show bank details',
      description: 'Button label: starts a payment by bank transfer',
    },
    confirmFree: {
      id: 'payment.confirmFree',
      defaultMessage: 'Confirm',
      description: 'Button label: confirms a choice that costs nothing',
    },
    methodFirst: {
      id: 'payment.methodFirst',
      defaultMessage: 'Choose how to pay first.',
      description: 'Reason below the disabled payment button',
    },
    noMethod: {
      id: 'payment.noMethod',
      defaultMessage: 'No payment method is available right now. Please try again later.',
      description: 'Warning shown when no payment method is available',
    },
    unfinished: {
      id: 'payment.unfinished',
      defaultMessage: 'You haven’t finished paying.',
      description: 'Title of the banner while a page of a card or wallet provider is open',
    },
    unfinishedHelp: {
      id: 'payment.unfinishedHelp',
      defaultMessage: 'You haven’t been charged yet. Continue, or choose another way to pay below.',
      description: 'Text below payment.unfinished',
    },
    goOn: {
      id: 'payment.goOn',
      defaultMessage: 'Continue payment',
      description: 'Link to the payment provider’s page',
    },
    failed: {
      id: 'payment.failed',
      defaultMessage: 'The payment couldn’t be started.',
      description: 'Title of the banner when a payment could not be started',
    },
    walletSdk: {
      id: 'payment.walletSdk',
      defaultMessage: 'Error loading the wallet payment SDK (invalid client id or URL).',
      description: 'Error message: the wallet’s page could not be opened; wording set by the specification',
    },
    tryAfterSomeTime: {
      id: 'payment.tryAfterSomeTime',
      defaultMessage: 'Something went wrong (Try after some time)',
      description: 'Error message: payment failed for an unknown reason; wording set by the specification',
    },
    notMade: {
      id: 'payment.notMade',
      defaultMessage: 'Payment failed',
      description: 'Page title after a failed payment; payment.unsuccessful is the text below it',
    },
    unsuccessful: {
      id: 'payment.unsuccessful',
      defaultMessage: 'Payment Unsuccessful, try again later',
      description: 'Error message: payment failed; wording set by the specification',
    },
    nothingDue: {
      id: 'payment.nothingDue',
      defaultMessage: 'Nothing to pay',
      description: 'Heading when there is no open payment',
    },
    nothingDueHelp: {
      id: 'payment.nothingDueHelp',
      defaultMessage: 'You have no open payment. You can renew or change your services anytime.',
      description: 'Text below payment.nothingDue',
    },
    toRenewal: {
      id: 'payment.toRenewal',
      defaultMessage: 'Renew or change services',
      description: 'Link to the renewal of the services',
    },
  }),
  ...defineMessages({
    transfer: {
      id: 'payment.transfer',
      defaultMessage: 'Your bank transfer',
      description: 'Page title of the bank transfer instructions',
    },
    account: { id: 'payment.account', defaultMessage: 'Transfer to', description: 'Heading above the bank details' },
    amount: { id: 'payment.amount', defaultMessage: 'Amount', description: 'Label: amount to transfer' },
    reference: { id: 'payment.reference', defaultMessage: 'Reference number', description: 'Label of a bank transfer' },
    due: { id: 'payment.due', defaultMessage: 'Due by', description: 'Label: due date of a bank transfer' },
    accountName: { id: 'payment.accountName', defaultMessage: 'Account name', description: 'Label in bank details' },
    bank: { id: 'payment.bank', defaultMessage: 'Bank', description: 'Label in bank details' },
    branch: { id: 'payment.branch', defaultMessage: 'Branch', description: 'Label in bank details' },
    accountType: { id: 'payment.accountType', defaultMessage: 'Account type', description: 'Label in bank details' },
    accountNumber: {
      id: 'payment.accountNumber',
      defaultMessage: 'Account number',
      description: 'Label in bank details',
    },
    swift: { id: 'payment.swift', defaultMessage: 'SWIFT code', description: 'Label in bank details' },
    next: { id: 'payment.next', defaultMessage: 'What happens next', description: 'Heading below the bank details' },
    nextReference: {
      id: 'payment.nextReference',
      defaultMessage: 'Include the reference number so we can match your transfer.',
      description: 'First text below “What happens next”',
    },
    nextMail: {
      id: 'payment.nextMail',
      defaultMessage: 'We’ll email you when it arrives and activate your services. You can close this page.',
      description: 'Second text below “What happens next”',
    },
    nextLapse: {
      id: 'payment.nextLapse',
      defaultMessage: 'If it doesn’t arrive in time, start a new payment.',
      description: 'Third text below “What happens next”',
    },
    anotherWay: {
      id: 'payment.anotherWay',
      defaultMessage: 'Pay another way',
      description: 'Link or button: replaces a bank transfer by another payment method',
    },
    toStudio: {
      id: 'payment.toStudio',
      defaultMessage: 'Go to your studio',
      description: 'Link to the first page after sign-in',
    },
  }),
  ...defineMessages({
    checking: {
      id: 'payment.checking',
      defaultMessage: 'Checking your payment',
      description: 'Page title while the payment result is loading',
    },
    checkingHelp: {
      id: 'payment.checkingHelp',
      defaultMessage: 'This takes a moment. You’re charged only once, even if you reload this page.',
      description: 'Text below payment.checking',
    },
    paid: { id: 'payment.paid', defaultMessage: 'Payment received', description: 'Page title after a payment' },
    paidHelp: {
      id: 'payment.paidHelp',
      defaultMessage: 'Thank you. Your services are active.',
      description: 'Text below payment.paid',
    },
    complete: {
      id: 'payment.complete',
      defaultMessage: 'Your sign-up is complete',
      description: 'Page title after a completed sign-up',
    },
    completeHelp: {
      id: 'payment.completeHelp',
      defaultMessage: 'Your studio is open. Add your first work.',
      description: 'Text below payment.complete',
    },
    receipt: { id: 'payment.receipt', defaultMessage: 'Receipt', description: 'Label: receipt numbers' },
    noReceipt: {
      id: 'payment.noReceipt',
      defaultMessage: 'Receipt not generated yet',
      description: 'Text shown instead of a receipt number; wording set by the specification',
    },
    services: { id: 'payment.services', defaultMessage: 'Services', description: 'Label: paid services' },
    paidBy: { id: 'payment.paidBy', defaultMessage: 'Paid by', description: 'Label: card, wallet or bank transfer' },
    paidOn: { id: 'payment.paidOn', defaultMessage: 'Paid on', description: 'Label: payment date' },
    runsUntil: {
      id: 'payment.runsUntil',
      defaultMessage: 'Agreement until',
      description: 'Label: last day of the paid term',
    },
    open: {
      id: 'payment.open',
      defaultMessage: 'You haven’t paid yet',
      description: 'Page title while the provider’s page is still open',
    },
    openHelp: {
      id: 'payment.openHelp',
      defaultMessage: 'You haven’t been charged. Continue, or choose another way to pay.',
      description: 'Text below payment.open',
    },
    unsuccessfulHelp: {
      id: 'payment.unsuccessfulHelp',
      defaultMessage: 'You haven’t been charged. Try again or choose another way to pay.',
      description: 'Text below payment.unsuccessful',
    },
    cancelled: {
      id: 'payment.cancelled',
      defaultMessage: 'Payment cancelled',
      description: 'Page title after a wallet payment was cancelled',
    },
    cancelledHelp: {
      id: 'payment.cancelledHelp',
      defaultMessage:
        'You cancelled the wallet payment and haven’t been charged. Try again or choose another way to pay.',
      description: 'Text below payment.cancelled',
    },
    missing: { id: 'payment.missing', defaultMessage: 'Payment not found', description: 'Page title: unknown payment' },
    missingHelp: {
      id: 'payment.missingHelp',
      defaultMessage: 'This link doesn’t match any of your payments. You haven’t been charged.',
      description: 'Text below payment.missing',
    },
    unknown: {
      id: 'payment.unknown',
      defaultMessage: 'We couldn’t check your payment',
      description: 'Page title when the result could not be loaded',
    },
    tryAgain: {
      id: 'payment.tryAgain',
      defaultMessage: 'Try again',
      description: 'Button or link: retries the payment',
    },
    checkAgain: {
      id: 'payment.checkAgain',
      defaultMessage: 'Check again',
      description: 'Button label: loads the result again',
    },
    toPayment: {
      id: 'payment.toPayment',
      defaultMessage: 'Go to payment',
      description: 'Link to the payment page',
    },
  }),
  viewReceipt: defineMessage<{ number: string }>({
    id: 'payment.viewReceipt',
    defaultMessage: 'View receipt {number}',
    description: 'Link to a receipt; number such as R-2026-00000012',
  }),
  tax: defineMessage<{ percent: number }>({
    id: 'payment.tax',
    defaultMessage: 'Consumption tax ({percent, number}%)',
    description: 'Line in the price list: Japan’s consumption tax',
  }),
  diskQuota: defineMessage<{ gigabytes: number; years: number }>({
    id: 'payment.diskQuota',
    defaultMessage: '{gigabytes, number} GB disk quota for {years, plural, one {# year} other {# years}}',
    description: 'Line in the price list',
  }),
  diskQuotaUpgrade: defineMessage<{ gigabytes: number }>({
    id: 'payment.diskQuotaUpgrade',
    defaultMessage: '{gigabytes, number} GB more for the days left of your term',
    description: 'Line in the price list: immediate increase of the disk quota',
  }),
  notificationService: defineMessage<{ years: number }>({
    id: 'payment.notificationService',
    defaultMessage: 'Notification service for {years, plural, one {# year} other {# years}}',
    description: 'Line in the price list: Slack and mobile notifications',
  }),
  transferHelp: defineMessage<{ days: number }>({
    id: 'payment.transferHelp',
    defaultMessage: 'We’ll show our account and a reference number. Transfer within {days, number} days.',
    description: 'Hint below the payment method “Bank transfer”',
  }),
  pay: defineMessage<{ amount: string }>({
    id: 'payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button label: goes to the payment provider',
  }),
  transferLead: defineMessage<{ amount: PrimitiveType; date: PrimitiveType }>({
    id: 'payment.transferLead',
    defaultMessage: 'Transfer {amount} so that it arrives by {date}.',
    description: 'Text below the page title of the bank transfer instructions',
  }),
};
