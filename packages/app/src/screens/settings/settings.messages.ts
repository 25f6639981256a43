import { defineMessage, defineMessages } from 'react-intl';

/** The pages of the settings. */
export const tabMessages = defineMessages({
  pages: {
    id: 'settings.pages',
    defaultMessage: 'Settings',
    description: 'Name of the links to the pages of the settings',
  },
  general: { id: 'settings.general', defaultMessage: 'General', description: 'A page of the settings' },
  slack: { id: 'settings.slack', defaultMessage: 'Slack', description: 'A page of the settings' },
});

export const settingsMessages = {
  ...defineMessages({
    failed: {
      id: 'settings.failed',
      defaultMessage: 'We couldn’t load your settings',
      description: 'Title where the settings could not be loaded',
    },
    changedElsewhere: {
      id: 'settings.changedElsewhere',
      defaultMessage: 'These settings were changed elsewhere. Check what you typed; saving again keeps your version.',
      description: 'Beside the button that saves',
    },
    test: {
      id: 'settings.test',
      defaultMessage: 'Test connection',
      description: 'Button that tries a payment gateway',
    },
    card: { id: 'settings.card', defaultMessage: 'Payment by card', description: 'Title of a part of the settings' },
    cardHelp: {
      id: 'settings.cardHelp',
      defaultMessage: 'Buyers pay by card through Stripe, straight into your account.',
      description: 'Below that title',
    },
    cardOn: { id: 'settings.cardOn', defaultMessage: 'Accept card payments', description: 'Switch' },
    cardTestHelp: {
      id: 'settings.cardTestHelp',
      defaultMessage: 'Checks the secret key with the card gateway. Nothing is charged.',
      description: 'What the test does, for a screen reader',
    },
    publishableKey: {
      id: 'settings.publishableKey',
      defaultMessage: 'Publishable key',
      description: 'Label: a key of the card gateway',
    },
    publishableForm: {
      id: 'settings.publishableForm',
      defaultMessage: 'Enter a publishable key. It starts with pk_test_ or pk_live_.',
      description: 'The key has another form',
    },
    secretKey: {
      id: 'settings.secretKey',
      defaultMessage: 'Secret key',
      description: 'Label: a key of the card gateway',
    },
    secretForm: {
      id: 'settings.secretForm',
      defaultMessage: 'Enter a secret key. It starts with sk_test_ or sk_live_.',
      description: 'The key has another form',
    },
    secretHelp: {
      id: 'settings.secretHelp',
      defaultMessage: 'Encrypted and never shown again.',
      description: 'Below the field of the secret key',
    },
    newSecretNeeded: {
      id: 'settings.newSecretNeeded',
      defaultMessage: 'Enter a new key, or keep the saved one.',
      description: 'The new secret key is missing',
    },
    secretGoes: {
      id: 'settings.secretGoes',
      defaultMessage: 'The key is removed when you save.',
      description: 'Above the buttons of the secret key',
    },
    replaceSecret: { id: 'settings.replaceSecret', defaultMessage: 'Replace key', description: 'Button' },
    removeSecret: { id: 'settings.removeSecret', defaultMessage: 'Remove key', description: 'Button' },
    keepSecret: {
      id: 'settings.keepSecret',
      defaultMessage: 'Keep saved key',
      description: 'Button that takes back the wish for another key',
    },
    password: {
      id: 'settings.password',
      defaultMessage: 'Your password',
      description: 'Label: asked again where the secret key changes',
    },
    passwordHelp: {
      id: 'settings.passwordHelp',
      defaultMessage: 'Required because you’re changing the secret key.',
      description: 'Below the field of the password',
    },
    passwordNeeded: {
      id: 'settings.passwordNeeded',
      defaultMessage: 'Enter your password to change the secret key.',
      description: 'The password is missing',
    },
    wallet: {
      id: 'settings.wallet',
      defaultMessage: 'Payment by wallet',
      description: 'Title of a part of the settings',
    },
    walletHelp: {
      id: 'settings.walletHelp',
      defaultMessage: 'Buyers pay from a wallet such as PayPal.',
      description: 'Below that title',
    },
    walletOn: { id: 'settings.walletOn', defaultMessage: 'Accept wallet payments', description: 'Switch' },
    walletTestHelp: {
      id: 'settings.walletTestHelp',
      defaultMessage: 'Loads the wallet’s payment page with this address and ID. Nothing is charged.',
      description: 'What the test does, for a screen reader',
    },
    walletUrl: {
      id: 'settings.walletUrl',
      defaultMessage: 'Wallet address',
      description: 'Label: where the wallet’s service is',
    },
    walletUrlForm: {
      id: 'settings.walletUrlForm',
      defaultMessage: 'Enter an address that begins with https:// or http://.',
      description: 'The address has another form',
    },
    walletId: {
      id: 'settings.walletId',
      defaultMessage: 'Client ID or email',
      description: 'Label: who is paid by the wallet',
    },
    walletIdForm: {
      id: 'settings.walletIdForm',
      defaultMessage: 'Enter a client ID or an email address.',
      description: 'The id has another form',
    },
    bank: {
      id: 'settings.bank',
      defaultMessage: 'Payment by bank transfer',
      description: 'Title of a part of the settings',
    },
    bankHelp: {
      id: 'settings.bankHelp',
      defaultMessage: 'Buyers see these details when paying by transfer.',
      description: 'Below that title',
    },
    bankOn: { id: 'settings.bankOn', defaultMessage: 'Accept bank transfers', description: 'Switch' },
    bankTestHelp: {
      id: 'settings.bankTestHelp',
      defaultMessage: 'Checks that nothing is missing. Only your bank can confirm the account exists.',
      description: 'What the test does, for a screen reader',
    },
    accountNumberForm: {
      id: 'settings.accountNumberForm',
      defaultMessage: 'Enter up to 34 letters, digits, spaces and hyphens.',
      description: 'An account number of another form',
    },
    region: {
      id: 'settings.region',
      defaultMessage: 'Currency, language and time zone',
      description: 'Title of a part of the settings',
    },
    regionHelp: {
      id: 'settings.regionHelp',
      defaultMessage: 'Applies to your account on every device.',
      description: 'Below that title',
    },
    currency: { id: 'settings.currency', defaultMessage: 'Currency', description: 'Label of a choice in the settings' },
    currencyHelp: {
      id: 'settings.currencyHelp',
      defaultMessage: 'Suggested first when you set a price.',
      description: 'Below the choice of a currency',
    },
    USD: { id: 'settings.USD', defaultMessage: 'US dollar', description: 'A currency' },
    JPY: { id: 'settings.JPY', defaultMessage: 'Japanese yen', description: 'A currency' },
    language: {
      id: 'settings.language',
      defaultMessage: 'Message language',
      description: 'Label: of mails and Slack messages',
    },
    languageHelp: {
      id: 'settings.languageHelp',
      defaultMessage: 'For emails, Slack and calendar.',
      description: 'Below the choice of a language',
    },
    timeZone: {
      id: 'settings.timeZone',
      defaultMessage: 'Time zone',
      description: 'Label of a choice in the settings',
    },
    timeZoneHelp: {
      id: 'settings.timeZoneHelp',
      defaultMessage: 'We show dates and times in this zone on every screen, document, email and Slack message.',
      description: 'Below the choice of a time zone',
    },
    timeZoneUnknown: {
      id: 'settings.timeZoneUnknown',
      defaultMessage: 'Choose a time zone from the list.',
      description: 'No time zone is chosen',
    },
    notices: {
      id: 'settings.notices',
      defaultMessage: 'Notifications',
      description: 'Title of a part of the settings',
    },
    noticesHelp: {
      id: 'settings.noticesHelp',
      defaultMessage:
        'The bell shows everything. Codes, password changes, receipts and payment instructions are always emailed.',
      description: 'Below that title',
    },
    slackOn: { id: 'settings.slackOn', defaultMessage: 'Send updates to Slack', description: 'Switch' },
    slackOnHelp: {
      id: 'settings.slackOnHelp',
      defaultMessage: 'Requires the notification service and a channel.',
      description: 'Below that switch',
    },
    slackChannels: {
      id: 'settings.slackChannels',
      defaultMessage: 'Choose channels',
      description: 'Link to the Slack channels',
    },
    reminder: {
      id: 'settings.reminder',
      defaultMessage: 'Remind me before my agreement ends',
      description: 'Label: how many days before',
    },
    reminderHelp: {
      id: 'settings.reminderHelp',
      defaultMessage: '0–90 days before (0 = off).',
      description: 'Below that field',
    },
    days: { id: 'settings.days', defaultMessage: 'days', description: 'Unit of that field' },
    daysNeeded: {
      id: 'settings.daysNeeded',
      defaultMessage: 'Enter the number of days; 0 for no reminder.',
      description: 'The number of days is missing',
    },
    serverSaved: {
      id: 'settings.serverSaved',
      defaultMessage: 'New photos are now stored on your file server.',
      description: 'The file server is saved',
    },
    ownServer: {
      id: 'settings.ownServer',
      defaultMessage: 'Store new photos on your own server',
      description: 'Switch that shows the details of the file server',
    },
    serverFailed: {
      id: 'settings.serverFailed',
      defaultMessage: 'We couldn’t load your file server',
      description: 'Title where the details could not be loaded',
    },
    saveServer: {
      id: 'settings.saveServer',
      defaultMessage: 'Save server',
      description: 'Button that keeps the file server, after a test',
    },
    leaveServer: {
      id: 'settings.leaveServer',
      defaultMessage: 'Use Smart Art storage',
      description: 'Button that gives up the own file server',
    },
    leaveServerTitle: {
      id: 'settings.leaveServerTitle',
      defaultMessage: 'Store new photos with Smart Art?',
      description: 'Title of a question',
    },
    leaveServerHelp: {
      id: 'settings.leaveServerHelp',
      defaultMessage: 'Photos on your server stay there and are shown as long as it responds.',
      description: 'Text of that question',
    },
    device: { id: 'settings.device', defaultMessage: 'This device', description: 'Title of a part of the settings' },
    deviceHelp: {
      id: 'settings.deviceHelp',
      defaultMessage: 'Saved in this browser. Applies immediately.',
      description: 'Below that title',
    },
    appLanguage: {
      id: 'settings.appLanguage',
      defaultMessage: 'App language',
      description: 'Label of a choice in the settings',
    },
    density: {
      id: 'settings.density',
      defaultMessage: 'Density',
      description: 'Label: how much room controls and rows have',
    },
    densityHelp: {
      id: 'settings.densityHelp',
      defaultMessage: 'Comfortable has larger touch targets.',
      description: 'Below that choice',
    },
    densityDevice: { id: 'settings.densityDevice', defaultMessage: 'System', description: 'A density' },
    densityRoomy: { id: 'settings.densityRoomy', defaultMessage: 'Comfortable', description: 'A density' },
    leave: { id: 'settings.leave', defaultMessage: 'Leave', description: 'Button of a question' },
    leaveTitle: {
      id: 'settings.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Title of a question',
    },
    leaveHelp: {
      id: 'settings.leaveHelp',
      defaultMessage: 'What you typed is saved on this device, except keys, account numbers and the file server.',
      description: 'Text of that question',
    },
  }),
  useDeviceZone: defineMessage<{ zone: string }>({
    id: 'settings.useDeviceZone',
    defaultMessage: 'Use {zone} (this device)',
    description: 'Button that takes the time zone of the device',
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
