import { defineMessage, defineMessages } from 'react-intl';

/** Tabs of the settings. */
export const tabMessages = defineMessages({
  pages: {
    id: 'settings.pages',
    defaultMessage: 'Settings',
    description: 'Screen reader label of the settings tabs',
  },
  general: { id: 'settings.general', defaultMessage: 'General', description: 'Tab of the settings' },
  slack: { id: 'settings.slack', defaultMessage: 'Slack', description: 'Tab of the settings' },
});

export const settingsMessages = {
  ...defineMessages({
    failed: {
      id: 'settings.failed',
      defaultMessage: 'We couldn’t load your settings',
      description: 'Banner heading: settings failed to load',
    },
    changedElsewhere: {
      id: 'settings.changedElsewhere',
      defaultMessage: 'These settings were changed elsewhere. Check what you typed; saving again keeps your version.',
      description: 'Error message beside the save button',
    },
    test: {
      id: 'settings.test',
      defaultMessage: 'Test connection',
      description: 'Button label: tests a payment gateway',
    },
    card: { id: 'settings.card', defaultMessage: 'Payment by card', description: 'Heading of a settings section' },
    cardHelp: {
      id: 'settings.cardHelp',
      defaultMessage: 'Buyers pay by card through Stripe, straight into your account.',
      description: 'Text of a settings section',
    },
    cardOn: { id: 'settings.cardOn', defaultMessage: 'Accept card payments', description: 'Switch label' },
    cardTestHelp: {
      id: 'settings.cardTestHelp',
      defaultMessage: 'Checks the secret key with the card gateway. Nothing is charged.',
      description: 'Screen reader description of the test button',
    },
    publishableKey: {
      id: 'settings.publishableKey',
      defaultMessage: 'Publishable key',
      description: 'Field label: key of the card gateway',
    },
    publishableForm: {
      id: 'settings.publishableForm',
      defaultMessage: 'Enter a publishable key. It starts with pk_test_ or pk_live_.',
      description: 'Error message: invalid key',
    },
    secretKey: {
      id: 'settings.secretKey',
      defaultMessage: 'Secret key',
      description: 'Field label: key of the card gateway',
    },
    secretForm: {
      id: 'settings.secretForm',
      defaultMessage: 'Enter a secret key. It starts with sk_test_ or sk_live_.',
      description: 'Error message: invalid key',
    },
    secretHelp: {
      id: 'settings.secretHelp',
      defaultMessage: 'Encrypted and never shown again.',
      description: 'Hint of the secret key field',
    },
    newSecretNeeded: {
      id: 'settings.newSecretNeeded',
      defaultMessage: 'Enter a new key, or keep the saved one.',
      description: 'Error message: no new secret key',
    },
    secretGoes: {
      id: 'settings.secretGoes',
      defaultMessage: 'The key is removed when you save.',
      description: 'Warning below the secret key field',
    },
    replaceSecret: { id: 'settings.replaceSecret', defaultMessage: 'Replace key', description: 'Button label' },
    removeSecret: { id: 'settings.removeSecret', defaultMessage: 'Remove key', description: 'Button label' },
    keepSecret: {
      id: 'settings.keepSecret',
      defaultMessage: 'Keep saved key',
      description: 'Button label: cancels replacing or removing',
    },
    password: {
      id: 'settings.password',
      defaultMessage: 'Your password',
      description: 'Field label: required to change the secret key',
    },
    passwordHelp: {
      id: 'settings.passwordHelp',
      defaultMessage: 'Required because you’re changing the secret key.',
      description: 'Hint of the password field',
    },
    passwordNeeded: {
      id: 'settings.passwordNeeded',
      defaultMessage: 'Enter your password to change the secret key.',
      description: 'Error message: no password',
    },
    wallet: {
      id: 'settings.wallet',
      defaultMessage: 'Payment by wallet',
      description: 'Heading of a settings section',
    },
    walletHelp: {
      id: 'settings.walletHelp',
      defaultMessage: 'Buyers pay from a wallet such as PayPal.',
      description: 'Text of a settings section',
    },
    walletOn: { id: 'settings.walletOn', defaultMessage: 'Accept wallet payments', description: 'Switch label' },
    walletTestHelp: {
      id: 'settings.walletTestHelp',
      defaultMessage: 'Loads the wallet’s payment page with this address and ID. Nothing is charged.',
      description: 'Screen reader description of the test button',
    },
    walletUrl: {
      id: 'settings.walletUrl',
      defaultMessage: 'Wallet address',
      description: 'Field label: URL of the wallet service',
    },
    walletUrlForm: {
      id: 'settings.walletUrlForm',
      defaultMessage: 'Enter an address that begins with https:// or http://.',
      description: 'Error message: invalid address',
    },
    walletId: {
      id: 'settings.walletId',
      defaultMessage: 'Client ID or email',
      description: 'Field label: recipient of the payments',
    },
    walletIdForm: {
      id: 'settings.walletIdForm',
      defaultMessage: 'Enter a client ID or an email address.',
      description: 'Error message: invalid ID',
    },
    bank: {
      id: 'settings.bank',
      defaultMessage: 'Payment by bank transfer',
      description: 'Heading of a settings section',
    },
    bankHelp: {
      id: 'settings.bankHelp',
      defaultMessage: 'Buyers see these details when paying by transfer.',
      description: 'Text of a settings section',
    },
    bankOn: { id: 'settings.bankOn', defaultMessage: 'Accept bank transfers', description: 'Switch label' },
    bankTestHelp: {
      id: 'settings.bankTestHelp',
      defaultMessage: 'Checks that nothing is missing. Only your bank can confirm the account exists.',
      description: 'Screen reader description of the test button',
    },
    accountNumberForm: {
      id: 'settings.accountNumberForm',
      defaultMessage: 'Enter up to 34 letters, digits, spaces and hyphens.',
      description: 'Error message: invalid account number',
    },
    region: {
      id: 'settings.region',
      defaultMessage: 'Currency, language and time zone',
      description: 'Heading of a settings section',
    },
    regionHelp: {
      id: 'settings.regionHelp',
      defaultMessage: 'Applies to your account on every device.',
      description: 'Text of a settings section',
    },
    currency: { id: 'settings.currency', defaultMessage: 'Currency', description: 'Field label' },
    currencyHelp: {
      id: 'settings.currencyHelp',
      defaultMessage: 'Suggested first when you set a price.',
      description: 'Hint of the currency field',
    },
    USD: { id: 'settings.USD', defaultMessage: 'US dollar', description: 'Currency option' },
    JPY: { id: 'settings.JPY', defaultMessage: 'Japanese yen', description: 'Currency option' },
    language: {
      id: 'settings.language',
      defaultMessage: 'Message language',
      description: 'Field label: for emails and Slack',
    },
    languageHelp: {
      id: 'settings.languageHelp',
      defaultMessage: 'For emails, Slack and calendar.',
      description: 'Hint of the message language',
    },
    timeZone: {
      id: 'settings.timeZone',
      defaultMessage: 'Time zone',
      description: 'Field label',
    },
    timeZoneHelp: {
      id: 'settings.timeZoneHelp',
      defaultMessage: 'We show dates and times in this zone on every screen, document, email and Slack message.',
      description: 'Hint of the time zone field',
    },
    timeZoneUnknown: {
      id: 'settings.timeZoneUnknown',
      defaultMessage: 'Choose a time zone from the list.',
      description: 'Error message of the time zone',
    },
    notices: {
      id: 'settings.notices',
      defaultMessage: 'Notifications',
      description: 'Heading of a settings section',
    },
    noticesHelp: {
      id: 'settings.noticesHelp',
      defaultMessage:
        'The bell shows everything. Codes, password changes, receipts and payment instructions are always emailed.',
      description: 'Text of a settings section',
    },
    slackOn: { id: 'settings.slackOn', defaultMessage: 'Send updates to Slack', description: 'Switch label' },
    slackOnHelp: {
      id: 'settings.slackOnHelp',
      defaultMessage: 'Requires the notification service and a channel.',
      description: 'Hint of that switch',
    },
    slackChannels: {
      id: 'settings.slackChannels',
      defaultMessage: 'Choose channels',
      description: 'Link to the Slack channels',
    },
    reminder: {
      id: 'settings.reminder',
      defaultMessage: 'Remind me before my agreement ends',
      description: 'Field label: number of days before',
    },
    reminderHelp: {
      id: 'settings.reminderHelp',
      defaultMessage: '0–90 days before (0 = off).',
      description: 'Hint of that field',
    },
    days: { id: 'settings.days', defaultMessage: 'days', description: 'Unit of a number field' },
    daysNeeded: {
      id: 'settings.daysNeeded',
      defaultMessage: 'Enter the number of days; 0 for no reminder.',
      description: 'Error message: number missing',
    },
    serverSaved: {
      id: 'settings.serverSaved',
      defaultMessage: 'New photos are now stored on your file server.',
      description: 'Toast: file server saved',
    },
    ownServer: {
      id: 'settings.ownServer',
      defaultMessage: 'Store new photos on your own server',
      description: 'Switch label: shows the file server fields',
    },
    serverFailed: {
      id: 'settings.serverFailed',
      defaultMessage: 'We couldn’t load your file server',
      description: 'Banner heading: file server failed to load',
    },
    saveServer: {
      id: 'settings.saveServer',
      defaultMessage: 'Save server',
      description: 'Button label: tests and saves the file server',
    },
    leaveServer: {
      id: 'settings.leaveServer',
      defaultMessage: 'Use Smart Art storage',
      description: 'Button label: stops using the own file server',
    },
    leaveServerTitle: {
      id: 'settings.leaveServerTitle',
      defaultMessage: 'Store new photos with Smart Art?',
      description: 'Title of the remove server dialog',
    },
    leaveServerHelp: {
      id: 'settings.leaveServerHelp',
      defaultMessage: 'Photos on your server stay there and are shown as long as it responds.',
      description: 'Text of that dialog',
    },
    device: { id: 'settings.device', defaultMessage: 'This device', description: 'Heading of a settings section' },
    deviceHelp: {
      id: 'settings.deviceHelp',
      defaultMessage: 'Saved in this browser. Applies immediately.',
      description: 'Text of a settings section',
    },
    appLanguage: {
      id: 'settings.appLanguage',
      defaultMessage: 'App language',
      description: 'Field label: language of the app',
    },
    density: {
      id: 'settings.density',
      defaultMessage: 'Density',
      description: 'Field label: spacing of controls and rows',
    },
    densityHelp: {
      id: 'settings.densityHelp',
      defaultMessage: 'Comfortable has larger touch targets.',
      description: 'Hint of the density',
    },
    densityDevice: { id: 'settings.densityDevice', defaultMessage: 'System', description: 'Density option' },
    densityRoomy: { id: 'settings.densityRoomy', defaultMessage: 'Comfortable', description: 'Density option' },
    leave: { id: 'settings.leave', defaultMessage: 'Leave', description: 'Leave dialog button' },
    leaveTitle: {
      id: 'settings.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Leave dialog title',
    },
    leaveHelp: {
      id: 'settings.leaveHelp',
      defaultMessage: 'What you typed is saved on this device, except keys, account numbers and the file server.',
      description: 'Leave dialog text',
    },
  }),
  useDeviceZone: defineMessage<{ zone: string }>({
    id: 'settings.useDeviceZone',
    defaultMessage: 'Use {zone} (this device)',
    description: 'Button label: sets the device’s time zone',
  }),
};

/** Errors of empty fields of an enabled gateway. */
export const missingMessages = defineMessages({
  stripe_api_key: {
    id: 'settings.publishableMissing',
    defaultMessage: 'Enter the publishable key.',
    description: 'Error: the field is empty',
  },
  stripe_secret_key: {
    id: 'settings.secretMissing',
    defaultMessage: 'Enter the secret key.',
    description: 'Error: the field is empty',
  },
  paypal_url: {
    id: 'settings.walletUrlMissing',
    defaultMessage: 'Enter the wallet address.',
    description: 'Error: the field is empty',
  },
  paypal_id: {
    id: 'settings.walletIdMissing',
    defaultMessage: 'Enter the client ID or email.',
    description: 'Error: the field is empty',
  },
});
