import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const paymentMessages = {
  ...defineMessages({
    title: { id: 'payment.title', defaultMessage: 'Payment', description: 'Title of the page that takes a payment' },
    signUpLead: {
      id: 'payment.signUpLead',
      defaultMessage: 'Last step: pay to open your studio.',
      description: 'Below the title of the last step of signing up',
    },
    loadFailed: {
      id: 'payment.loadFailed',
      defaultMessage: 'We couldn’t load your payment.',
      description: 'Title of the banner when the page could not be loaded',
    },
    signInFirst: {
      id: 'payment.signInFirst',
      defaultMessage: 'Sign in to see your payment',
      description: 'Title where the signed out open the page of a payment',
    },
    signInFirstHelp: {
      id: 'payment.signInFirstHelp',
      defaultMessage: 'Only the account that made a payment can view it. Signing in won’t charge you.',
      description: 'Below the title where the signed out open the page of a payment',
    },
    signIn: { id: 'payment.signIn', defaultMessage: 'Sign in', description: 'Link to sign in and back to the payment' },
    form: { id: 'payment.form', defaultMessage: 'Payment', description: 'Accessible name of the form' },
    summary: { id: 'payment.summary', defaultMessage: 'Order summary', description: 'Heading above the prices' },
    subtotal: { id: 'payment.subtotal', defaultMessage: 'Subtotal', description: 'The sum of the prices before tax' },
    total: { id: 'payment.total', defaultMessage: 'Total', description: 'What is to be paid, tax included' },
    change: {
      id: 'payment.change',
      defaultMessage: 'Change',
      description: 'Button beside what is paid for: goes back to the choice of services',
    },
    changeServices: {
      id: 'payment.changeServices',
      defaultMessage: 'Change services',
      description: 'Accessible name of the button that goes back to the choice of services; begins with payment.change',
    },
    method: {
      id: 'payment.method',
      defaultMessage: 'How would you like to pay?',
      description: 'Label of the ways to pay',
    },
    card: { id: 'payment.card', defaultMessage: 'Card', description: 'Way to pay' },
    cardHelp: {
      id: 'payment.cardHelp',
      defaultMessage: 'You’ll pay on a secure page and return here.',
      description: 'Below the way to pay by card',
    },
    wallet: { id: 'payment.wallet', defaultMessage: 'Wallet', description: 'Way to pay: an online wallet' },
    walletHelp: {
      id: 'payment.walletHelp',
      defaultMessage: 'You’ll approve the payment with your wallet provider and return here.',
      description: 'Below the way to pay by wallet',
    },
    bankTransfer: { id: 'payment.bankTransfer', defaultMessage: 'Bank transfer', description: 'Way to pay' },
    payByTransfer: {
      id: 'payment.payByTransfer',
      defaultMessage: 'Show bank details',
      description: 'Button that begins a payment by bank transfer',
    },
    confirmFree: {
      id: 'payment.confirmFree',
      defaultMessage: 'Confirm',
      description: 'Button that confirms a choice that costs nothing',
    },
    methodFirst: {
      id: 'payment.methodFirst',
      defaultMessage: 'Choose how to pay first.',
      description: 'Below the disabled button that pays',
    },
    noMethod: {
      id: 'payment.noMethod',
      defaultMessage: 'No payment method is available right now. Please try again later.',
      description: 'Where neither card nor wallet nor bank transfer can be used',
    },
    unfinished: {
      id: 'payment.unfinished',
      defaultMessage: 'You haven’t finished paying.',
      description: 'Title of the banner while a page of a card or wallet provider is open',
    },
    unfinishedHelp: {
      id: 'payment.unfinishedHelp',
      defaultMessage: 'You haven’t been charged yet. Continue, or choose another way to pay below.',
      description: 'Below payment.unfinished',
    },
    goOn: {
      id: 'payment.goOn',
      defaultMessage: 'Continue payment',
      description: 'Link to the page where a payment is made',
    },
    failed: {
      id: 'payment.failed',
      defaultMessage: 'The payment couldn’t be started.',
      description: 'Title of the banner when a payment could not be begun',
    },
    walletSdk: {
      id: 'payment.walletSdk',
      defaultMessage: 'Error loading the wallet payment SDK (invalid client id or URL).',
      description: 'The wallet’s page could not be opened; the wording is given by the specification',
    },
    tryAfterSomeTime: {
      id: 'payment.tryAfterSomeTime',
      defaultMessage: 'Something went wrong (Try after some time)',
      description: 'A payment failed for a reason nobody knows; the wording is given by the specification',
    },
    notMade: {
      id: 'payment.notMade',
      defaultMessage: 'Payment failed',
      description: 'Page title after a failed payment; payment.unsuccessful is the text below it',
    },
    unsuccessful: {
      id: 'payment.unsuccessful',
      defaultMessage: 'Payment Unsuccessful, try again later',
      description: 'A payment that was not made; the wording is given by the specification',
    },
    nothingDue: {
      id: 'payment.nothingDue',
      defaultMessage: 'Nothing to pay',
      description: 'Where no payment is under way',
    },
    nothingDueHelp: {
      id: 'payment.nothingDueHelp',
      defaultMessage: 'You have no open payment. You can renew or change your services anytime.',
      description: 'Below payment.nothingDue',
    },
    toRenewal: {
      id: 'payment.toRenewal',
      defaultMessage: 'Renew or change services',
      description: 'Link to the page that renews the services',
    },
  }),
  ...defineMessages({
    transfer: {
      id: 'payment.transfer',
      defaultMessage: 'Your bank transfer',
      description: 'Title of the instructions for a bank transfer',
    },
    account: { id: 'payment.account', defaultMessage: 'Transfer to', description: 'Heading above the bank details' },
    amount: { id: 'payment.amount', defaultMessage: 'Amount', description: 'Label: what to transfer' },
    reference: { id: 'payment.reference', defaultMessage: 'Reference number', description: 'Label of a bank transfer' },
    due: { id: 'payment.due', defaultMessage: 'Due by', description: 'Label: the last day of a bank transfer' },
    accountName: { id: 'payment.accountName', defaultMessage: 'Account name', description: 'Label of bank details' },
    bank: { id: 'payment.bank', defaultMessage: 'Bank', description: 'Label of bank details' },
    branch: { id: 'payment.branch', defaultMessage: 'Branch', description: 'Label of bank details' },
    accountType: { id: 'payment.accountType', defaultMessage: 'Account type', description: 'Label of bank details' },
    accountNumber: {
      id: 'payment.accountNumber',
      defaultMessage: 'Account number',
      description: 'Label of bank details',
    },
    swift: { id: 'payment.swift', defaultMessage: 'SWIFT code', description: 'Label of bank details' },
    next: { id: 'payment.next', defaultMessage: 'What happens next', description: 'Heading below the bank details' },
    nextReference: {
      id: 'payment.nextReference',
      defaultMessage: 'Include the reference number so we can match your transfer.',
      description: 'First of what happens next',
    },
    nextMail: {
      id: 'payment.nextMail',
      defaultMessage: 'We’ll email you when it arrives and activate your services. You can close this page.',
      description: 'Second of what happens next',
    },
    nextLapse: {
      id: 'payment.nextLapse',
      defaultMessage: 'If it doesn’t arrive in time, start a new payment.',
      description: 'Third of what happens next',
    },
    anotherWay: {
      id: 'payment.anotherWay',
      defaultMessage: 'Pay another way',
      description: 'Link or button that leaves a bank transfer for another way to pay',
    },
    toStudio: {
      id: 'payment.toStudio',
      defaultMessage: 'Go to your studio',
      description: 'Link to the first page of the signed-in half',
    },
  }),
  ...defineMessages({
    checking: {
      id: 'payment.checking',
      defaultMessage: 'Checking your payment',
      description: 'While the result is asked for',
    },
    checkingHelp: {
      id: 'payment.checkingHelp',
      defaultMessage: 'This takes a moment. You’re charged only once, even if you reload this page.',
      description: 'Below payment.checking',
    },
    paid: { id: 'payment.paid', defaultMessage: 'Payment received', description: 'Title: the payment is made' },
    paidHelp: {
      id: 'payment.paidHelp',
      defaultMessage: 'Thank you. Your services are active.',
      description: 'Below payment.paid',
    },
    complete: {
      id: 'payment.complete',
      defaultMessage: 'Your sign-up is complete',
      description: 'Title: nothing is left to do in signing up',
    },
    completeHelp: {
      id: 'payment.completeHelp',
      defaultMessage: 'Your studio is open. Add your first work.',
      description: 'Below payment.complete',
    },
    receipt: { id: 'payment.receipt', defaultMessage: 'Receipt', description: 'Label: the numbers of the receipts' },
    noReceipt: {
      id: 'payment.noReceipt',
      defaultMessage: 'Receipt not generated yet',
      description: 'In place of the number of a receipt; the wording is given by the specification',
    },
    services: { id: 'payment.services', defaultMessage: 'Services', description: 'Label: what was paid for' },
    paidBy: { id: 'payment.paidBy', defaultMessage: 'Paid by', description: 'Label: card, wallet or bank transfer' },
    paidOn: { id: 'payment.paidOn', defaultMessage: 'Paid on', description: 'Label: the day of the payment' },
    runsUntil: {
      id: 'payment.runsUntil',
      defaultMessage: 'Agreement until',
      description: 'Label: the last day that is paid for',
    },
    open: {
      id: 'payment.open',
      defaultMessage: 'You haven’t paid yet',
      description: 'Title: the page of the provider is still open',
    },
    openHelp: {
      id: 'payment.openHelp',
      defaultMessage: 'You haven’t been charged. Continue, or choose another way to pay.',
      description: 'Below payment.open',
    },
    unsuccessfulHelp: {
      id: 'payment.unsuccessfulHelp',
      defaultMessage: 'You haven’t been charged. Try again or choose another way to pay.',
      description: 'Below payment.unsuccessful',
    },
    cancelled: {
      id: 'payment.cancelled',
      defaultMessage: 'Payment cancelled',
      description: 'Title: the person came back from the wallet without paying',
    },
    cancelledHelp: {
      id: 'payment.cancelledHelp',
      defaultMessage:
        'You cancelled the wallet payment and haven’t been charged. Try again or choose another way to pay.',
      description: 'Below payment.cancelled',
    },
    missing: { id: 'payment.missing', defaultMessage: 'Payment not found', description: 'Title: an unknown session' },
    missingHelp: {
      id: 'payment.missingHelp',
      defaultMessage: 'This link doesn’t match any of your payments. You haven’t been charged.',
      description: 'Below payment.missing',
    },
    unknown: {
      id: 'payment.unknown',
      defaultMessage: 'We couldn’t check your payment',
      description: 'Title: the result could not be had',
    },
    tryAgain: {
      id: 'payment.tryAgain',
      defaultMessage: 'Try again',
      description: 'Button or link that tries the payment again',
    },
    checkAgain: {
      id: 'payment.checkAgain',
      defaultMessage: 'Check again',
      description: 'Button that asks for the result again',
    },
    toPayment: {
      id: 'payment.toPayment',
      defaultMessage: 'Go to payment',
      description: 'Link to the page that takes a payment',
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
    description: 'Japan’s consumption tax in the list of prices',
  }),
  diskQuota: defineMessage<{ gigabytes: number; years: number }>({
    id: 'payment.diskQuota',
    defaultMessage: '{gigabytes, number} GB disk quota for {years, plural, one {# year} other {# years}}',
    description: 'A service in the list of prices',
  }),
  diskQuotaUpgrade: defineMessage<{ gigabytes: number }>({
    id: 'payment.diskQuotaUpgrade',
    defaultMessage: '{gigabytes, number} GB more for the days left of your term',
    description: 'A service in the list of prices: a larger quota at once',
  }),
  notificationService: defineMessage<{ years: number }>({
    id: 'payment.notificationService',
    defaultMessage: 'Notification service for {years, plural, one {# year} other {# years}}',
    description: 'A service in the list of prices: Slack and mobile notifications',
  }),
  transferHelp: defineMessage<{ days: number }>({
    id: 'payment.transferHelp',
    defaultMessage: 'We’ll show our account and a reference number. Transfer within {days, number} days.',
    description: 'Below the way to pay by bank transfer',
  }),
  pay: defineMessage<{ amount: string }>({
    id: 'payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button that goes to where the payment is made',
  }),
  transferLead: defineMessage<{ amount: PrimitiveType; date: PrimitiveType }>({
    id: 'payment.transferLead',
    defaultMessage: 'Transfer {amount} so that it arrives by {date}.',
    description: 'Below the title of the instructions for a bank transfer',
  }),
};
