import { defineMessage, defineMessages } from 'react-intl';

export const slackMessages = {
  ...defineMessages({
    channels: { id: 'slack.channels', defaultMessage: 'Slack channels', description: 'List name and page title' },
    channel: { id: 'slack.channel', defaultMessage: 'Channel', description: 'Field label and column heading' },
    modules: { id: 'slack.modules', defaultMessage: 'Updates', description: 'Heading and label of update types' },
    noModules: {
      id: 'slack.noModules',
      defaultMessage: 'None yet',
      description: 'Shown if no updates are chosen',
    },
    noModulesHelp: {
      id: 'slack.noModulesHelp',
      defaultMessage: 'None yet. This channel gets no updates.',
      description: 'Shown if no updates are chosen',
    },
    choose: { id: 'slack.choose', defaultMessage: 'Choose', description: 'Button to choose updates' },
    state: {
      id: 'slack.state',
      defaultMessage: 'Status',
      description: 'Column heading and field label: delivery status',
    },
    working: { id: 'slack.working', defaultMessage: 'Working', description: 'Status: last message delivered' },
    broken: {
      id: 'slack.broken',
      defaultMessage: 'Not delivered',
      description: 'Status: last message not delivered',
    },
    untold: { id: 'slack.untold', defaultMessage: 'Nothing sent yet', description: 'Status: no message sent' },
    lastSent: { id: 'slack.lastSent', defaultMessage: 'Last message', description: 'Column heading and label: date' },
    lastFailure: {
      id: 'slack.lastFailure',
      defaultMessage: 'Last failure',
      description: 'Field label: failure reason',
    },
    add: {
      id: 'slack.add',
      defaultMessage: 'Add channel',
      description: 'Button label and page title',
    },
    edit: {
      id: 'slack.edit',
      defaultMessage: 'Edit',
      description: 'Button label and page title',
    },
    editForm: {
      id: 'slack.editForm',
      defaultMessage: 'Channel and updates',
      description: 'Heading of the channel form',
    },
    cancel: {
      id: 'slack.cancel',
      defaultMessage: 'Cancel',
      description: 'Link from the new channel form to the list',
    },
    empty: {
      id: 'slack.empty',
      defaultMessage: 'No channels yet',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'slack.emptyHelp',
      defaultMessage: 'Add a Slack channel and choose which updates it gets: orders, payments, the forum and more.',
      description: 'Text of the empty list',
    },
    failed: {
      id: 'slack.failed',
      defaultMessage: 'We couldn’t load your channels',
      description: 'Banner heading: list failed to load',
    },
    channelFailed: {
      id: 'slack.channelFailed',
      defaultMessage: 'We couldn’t load this channel',
      description: 'Banner heading: channel failed to load',
    },
    search: { id: 'slack.search', defaultMessage: 'Search channels', description: 'Label of the search field' },
    missing: {
      id: 'slack.missing',
      defaultMessage: 'Channel not found',
      description: 'Page title: no such channel',
    },
    missingHelp: {
      id: 'slack.missingHelp',
      defaultMessage: 'It may have been removed.',
      description: 'Text if there is no such channel',
    },
    toList: { id: 'slack.toList', defaultMessage: 'All channels', description: 'Link to the list' },
    off: { id: 'slack.off', defaultMessage: 'Slack is turned off', description: 'Heading: no channel gets updates' },
    offHelp: {
      id: 'slack.offHelp',
      defaultMessage: 'No channel gets updates until you turn it on. Tests still arrive.',
      description: 'Text below that heading',
    },
    switchOn: { id: 'slack.switchOn', defaultMessage: 'Turn on in settings', description: 'Link to the settings' },
    nameHelp: {
      id: 'slack.nameHelp',
      defaultMessage: 'As in Slack, such as studio-orders.',
      description: 'Hint of the channel name',
    },
    nameForm: {
      id: 'slack.nameForm',
      defaultMessage: 'Use lower-case letters, digits, hyphens and underscores, without spaces.',
      description: 'Error message: invalid channel name',
    },
    address: {
      id: 'slack.address',
      defaultMessage: 'Webhook URL',
      description: 'Field label: webhook',
    },
    newAddress: {
      id: 'slack.newAddress',
      defaultMessage: 'New webhook URL',
      description: 'Field label: replacement webhook',
    },
    addressHelp: {
      id: 'slack.addressHelp',
      defaultMessage: 'Paste your incoming-webhook URL. It’s encrypted; only the last characters are shown.',
      description: 'Hint of the URL field',
    },
    addressHow: {
      id: 'slack.addressHow',
      defaultMessage: 'How to get one',
      description: 'Link to Slack’s instructions',
    },
    addressForm: {
      id: 'slack.addressForm',
      defaultMessage: 'Enter a Slack webhook URL: https://hooks.slack.com/services/…',
      description: 'Error message: invalid URL',
    },
    changeAddress: {
      id: 'slack.changeAddress',
      defaultMessage: 'Change URL',
      description: 'Button label: shows the field',
    },
    saveAddress: {
      id: 'slack.saveAddress',
      defaultMessage: 'Save URL',
      description: 'Button label: saves the new URL',
    },
    keepAddress: {
      id: 'slack.keepAddress',
      defaultMessage: 'Keep saved URL',
      description: 'Button label: cancels the change',
    },
    modulesNeeded: {
      id: 'slack.modulesNeeded',
      defaultMessage: 'Choose at least one.',
      description: 'Error message: nothing chosen',
    },
    modulesFailed: {
      id: 'slack.modulesFailed',
      defaultMessage: 'We couldn’t load the updates to choose from',
      description: 'Banner heading: updates failed to load',
    },
    taken: {
      id: 'slack.taken',
      defaultMessage: 'Already sent to another channel.',
      description: 'Hint of a disabled checkbox',
    },
    test: { id: 'slack.test', defaultMessage: 'Send a test', description: 'Button label: sends a test message' },
    testFailed: {
      id: 'slack.testFailed',
      defaultMessage: 'The test didn’t arrive',
      description: 'Banner heading: test failed',
    },
    remove: { id: 'slack.remove', defaultMessage: 'Remove channel', description: 'Button label, also in the dialog' },
    removeHelp: {
      id: 'slack.removeHelp',
      defaultMessage: 'Its URL and log are deleted. Nothing changes in Slack. Its updates can go to another channel.',
      description: 'Remove dialog text',
    },
    log: { id: 'slack.log', defaultMessage: 'Delivery log', description: 'Heading of the messages sent' },
    logHelp: {
      id: 'slack.logHelp',
      defaultMessage: 'Last 30 days. Failed deliveries are retried automatically.',
      description: 'Text below the heading',
    },
    logEmpty: {
      id: 'slack.logEmpty',
      defaultMessage: 'Nothing sent yet. Send a test, or wait for the first update.',
      description: 'Shown if the log is empty',
    },
    logFailed: {
      id: 'slack.logFailed',
      defaultMessage: 'We couldn’t load the log',
      description: 'Banner heading: log failed to load',
    },
    aTest: { id: 'slack.aTest', defaultMessage: 'Test', description: 'Label of a test message in the log' },
    nextTry: { id: 'slack.nextTry', defaultMessage: 'Next try:', description: 'Label before a time' },
    retry: { id: 'slack.retry', defaultMessage: 'Try again now', description: 'Button label: resends a message' },
    leave: { id: 'slack.leave', defaultMessage: 'Leave', description: 'Leave dialog button' },
    leaveTitle: { id: 'slack.leaveTitle', defaultMessage: 'Leave without saving?', description: 'Leave dialog title' },
    leaveHelp: {
      id: 'slack.leaveHelp',
      defaultMessage: 'What you typed is saved on this device, except the URL.',
      description: 'Leave dialog text',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'slack.found',
    defaultMessage: '{count, plural, one {# channel} other {# channels}}',
    description: 'Screen reader: number found',
  }),
  logFound: defineMessage<{ count: number }>({
    id: 'slack.logFound',
    defaultMessage: '{count, plural, one {# message} other {# messages}}',
    description: 'Screen reader: number of messages',
  }),
  attempts: defineMessage<{ count: number }>({
    id: 'slack.attempts',
    defaultMessage: '{count, plural, one {tried once} other {tried # times}}',
    description: 'Number of delivery attempts',
  }),
  take: defineMessage<{ module: string }>({
    id: 'slack.take',
    defaultMessage: 'Stop sending {module} updates',
    description: 'Button label: removes updates from a channel',
  }),
  removeTitle: defineMessage<{ channel: string }>({
    id: 'slack.removeTitle',
    defaultMessage: 'Remove {channel}?',
    description: 'Remove dialog title',
  }),
};

/** The delivery status of a message. */
export const stateMessages = defineMessages({
  sent: { id: 'slack.state.sent', defaultMessage: 'Delivered', description: 'Message delivery status' },
  waiting: {
    id: 'slack.state.waiting',
    defaultMessage: 'Will be retried',
    description: 'Message delivery status',
  },
  given_up: { id: 'slack.state.given_up', defaultMessage: 'Given up', description: 'Message delivery status' },
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
