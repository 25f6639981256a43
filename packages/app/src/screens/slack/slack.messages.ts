import { defineMessage, defineMessages } from 'react-intl';

export const slackMessages = {
  ...defineMessages({
    channels: { id: 'slack.channels', defaultMessage: 'Slack channels', description: 'Title of the list' },
    channel: { id: 'slack.channel', defaultMessage: 'Channel', description: 'Label of a channel’s name, and a column' },
    modules: { id: 'slack.modules', defaultMessage: 'Updates', description: 'What a channel is told of' },
    noModules: {
      id: 'slack.noModules',
      defaultMessage: 'None yet',
      description: 'In place of what a channel is told of',
    },
    noModulesHelp: {
      id: 'slack.noModulesHelp',
      defaultMessage: 'None yet. This channel gets no updates.',
      description: 'In place of what a channel is told of',
    },
    choose: { id: 'slack.choose', defaultMessage: 'Choose', description: 'Button that leads to the choice of modules' },
    state: {
      id: 'slack.state',
      defaultMessage: 'Status',
      description: 'Column: whether a channel hears what it is told',
    },
    working: { id: 'slack.working', defaultMessage: 'Working', description: 'The last message to a channel arrived' },
    broken: {
      id: 'slack.broken',
      defaultMessage: 'Not delivered',
      description: 'The last message to a channel did not arrive',
    },
    untold: { id: 'slack.untold', defaultMessage: 'Nothing sent yet', description: 'No message went to a channel' },
    lastSent: { id: 'slack.lastSent', defaultMessage: 'Last message', description: 'When the last message arrived' },
    lastFailure: {
      id: 'slack.lastFailure',
      defaultMessage: 'Last failure',
      description: 'Why the last message did not arrive',
    },
    add: {
      id: 'slack.add',
      defaultMessage: 'Add channel',
      description: 'Button, and name of the page that adds one',
    },
    edit: {
      id: 'slack.edit',
      defaultMessage: 'Edit',
      description: 'Button, and name of the page that edits a channel',
    },
    editForm: {
      id: 'slack.editForm',
      defaultMessage: 'Channel and updates',
      description: 'Title of the form of a channel',
    },
    cancel: {
      id: 'slack.cancel',
      defaultMessage: 'Cancel',
      description: 'Link from the form of a new channel to the list',
    },
    empty: {
      id: 'slack.empty',
      defaultMessage: 'No channels yet',
      description: 'Title of the empty list',
    },
    emptyHelp: {
      id: 'slack.emptyHelp',
      defaultMessage: 'Add a Slack channel and choose which updates it gets: orders, payments, the forum and more.',
      description: 'Text of the empty list',
    },
    failed: {
      id: 'slack.failed',
      defaultMessage: 'We couldn’t load your channels',
      description: 'Title where the list could not be loaded',
    },
    channelFailed: {
      id: 'slack.channelFailed',
      defaultMessage: 'We couldn’t load this channel',
      description: 'Title where a channel could not be loaded',
    },
    search: { id: 'slack.search', defaultMessage: 'Search channels', description: 'Label of the search' },
    missing: {
      id: 'slack.missing',
      defaultMessage: 'Channel not found',
      description: 'Title where there is no such channel',
    },
    missingHelp: {
      id: 'slack.missingHelp',
      defaultMessage: 'It may have been removed.',
      description: 'Text where there is no such channel',
    },
    toList: { id: 'slack.toList', defaultMessage: 'All channels', description: 'Link to the list' },
    off: { id: 'slack.off', defaultMessage: 'Slack is turned off', description: 'Title: no channel is told of news' },
    offHelp: {
      id: 'slack.offHelp',
      defaultMessage: 'No channel gets updates until you turn it on. Tests still arrive.',
      description: 'Text below that title',
    },
    switchOn: { id: 'slack.switchOn', defaultMessage: 'Turn on in settings', description: 'Link to the settings' },
    nameHelp: {
      id: 'slack.nameHelp',
      defaultMessage: 'As in Slack, such as studio-orders.',
      description: 'Below the name of a channel',
    },
    nameForm: {
      id: 'slack.nameForm',
      defaultMessage: 'Use lower-case letters, digits, hyphens and underscores, without spaces.',
      description: 'The name of a channel has another form',
    },
    address: {
      id: 'slack.address',
      defaultMessage: 'Webhook URL',
      description: 'Label: where messages are posted',
    },
    newAddress: {
      id: 'slack.newAddress',
      defaultMessage: 'New webhook URL',
      description: 'Label: where messages are posted from now on',
    },
    addressHelp: {
      id: 'slack.addressHelp',
      defaultMessage: 'Paste your incoming-webhook URL. It’s encrypted; only the last characters are shown.',
      description: 'Below the address',
    },
    addressHow: {
      id: 'slack.addressHow',
      defaultMessage: 'How to get one',
      description: 'Link to Slack’s own explanation',
    },
    addressForm: {
      id: 'slack.addressForm',
      defaultMessage: 'Enter a Slack webhook URL: https://hooks.slack.com/services/…',
      description: 'The address has another form',
    },
    changeAddress: {
      id: 'slack.changeAddress',
      defaultMessage: 'Change URL',
      description: 'Button that shows the field',
    },
    saveAddress: {
      id: 'slack.saveAddress',
      defaultMessage: 'Save URL',
      description: 'Button that sends the new address',
    },
    keepAddress: {
      id: 'slack.keepAddress',
      defaultMessage: 'Keep saved URL',
      description: 'Button that takes the field away',
    },
    modulesNeeded: {
      id: 'slack.modulesNeeded',
      defaultMessage: 'Choose at least one.',
      description: 'No module is chosen',
    },
    modulesFailed: {
      id: 'slack.modulesFailed',
      defaultMessage: 'We couldn’t load the updates to choose from',
      description: 'Title where the modules could not be loaded',
    },
    taken: {
      id: 'slack.taken',
      defaultMessage: 'Already sent to another channel.',
      description: 'Below a module that cannot be chosen',
    },
    test: { id: 'slack.test', defaultMessage: 'Send a test', description: 'Button that posts a test message' },
    testFailed: {
      id: 'slack.testFailed',
      defaultMessage: 'The test didn’t arrive',
      description: 'Title where a test failed',
    },
    remove: { id: 'slack.remove', defaultMessage: 'Remove channel', description: 'Button, and verb of a question' },
    removeHelp: {
      id: 'slack.removeHelp',
      defaultMessage: 'Its URL and log are deleted. Nothing changes in Slack. Its updates can go to another channel.',
      description: 'Text of a question',
    },
    log: { id: 'slack.log', defaultMessage: 'Delivery log', description: 'Title of what was sent to a channel' },
    logHelp: {
      id: 'slack.logHelp',
      defaultMessage: 'Last 30 days. Failed deliveries are retried automatically.',
      description: 'Below that title',
    },
    logEmpty: {
      id: 'slack.logEmpty',
      defaultMessage: 'Nothing sent yet. Send a test, or wait for the first update.',
      description: 'In place of the log while it is empty',
    },
    logFailed: {
      id: 'slack.logFailed',
      defaultMessage: 'We couldn’t load the log',
      description: 'Title where the log could not be loaded',
    },
    aTest: { id: 'slack.aTest', defaultMessage: 'Test', description: 'In place of a module: the message was a test' },
    nextTry: { id: 'slack.nextTry', defaultMessage: 'Next try:', description: 'Before a time' },
    retry: { id: 'slack.retry', defaultMessage: 'Try again now', description: 'Button that sends a message again' },
    leave: { id: 'slack.leave', defaultMessage: 'Leave', description: 'Button of a question' },
    leaveTitle: { id: 'slack.leaveTitle', defaultMessage: 'Leave without saving?', description: 'Title of a question' },
    leaveHelp: {
      id: 'slack.leaveHelp',
      defaultMessage: 'What you typed is saved on this device, except the URL.',
      description: 'Text of that question',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'slack.found',
    defaultMessage: '{count, plural, one {# channel} other {# channels}}',
    description: 'How many are found',
  }),
  logFound: defineMessage<{ count: number }>({
    id: 'slack.logFound',
    defaultMessage: '{count, plural, one {# message} other {# messages}}',
    description: 'How many messages there are',
  }),
  attempts: defineMessage<{ count: number }>({
    id: 'slack.attempts',
    defaultMessage: '{count, plural, one {tried once} other {tried # times}}',
    description: 'How often a message was tried',
  }),
  take: defineMessage<{ module: string }>({
    id: 'slack.take',
    defaultMessage: 'Stop sending {module} updates',
    description: 'Button that takes a module from a channel',
  }),
  removeTitle: defineMessage<{ channel: string }>({
    id: 'slack.removeTitle',
    defaultMessage: 'Remove {channel}?',
    description: 'Title of a question',
  }),
};

/** The delivery status of a message. */
export const stateMessages = defineMessages({
  sent: { id: 'slack.state.sent', defaultMessage: 'Delivered', description: 'State of a message to a channel' },
  waiting: {
    id: 'slack.state.waiting',
    defaultMessage: 'Will be retried',
    description: 'State of a message to a channel',
  },
  given_up: { id: 'slack.state.given_up', defaultMessage: 'Given up', description: 'State of a message to a channel' },
});

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  slack_channel_name: {
    id: 'slack.channelMissing',
    defaultMessage: 'Enter the channel name.',
    description: 'Error: the field is empty',
  },
  webhook_url: {
    id: 'slack.addressMissing',
    defaultMessage: 'Enter the webhook URL.',
    description: 'Error: the field is empty',
  },
});
