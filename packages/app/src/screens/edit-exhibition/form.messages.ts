import { defineMessage, defineMessages } from 'react-intl';

/** Adding and editing an exhibition. */
export const formMessages = {
  ...defineMessages({
    about: { id: 'exhibition.form.about', defaultMessage: 'Details', description: 'Heading' },
    name: { id: 'exhibition.form.name', defaultMessage: 'Name', description: 'Field label' },
    category: { id: 'exhibition.form.category', defaultMessage: 'Category', description: 'Field label' },
    type: { id: 'exhibition.form.type', defaultMessage: 'Type', description: 'Field label' },
    description: { id: 'exhibition.form.description', defaultMessage: 'Description', description: 'Field label' },
    dates: { id: 'exhibition.form.dates', defaultMessage: 'Dates', description: 'Heading' },
    datesHelp: {
      id: 'exhibition.form.datesHelp',
      defaultMessage: 'Local time at the venue.',
      description: 'Hint below a section heading',
    },
    starts: { id: 'exhibition.form.starts', defaultMessage: 'Starts', description: 'Field label' },
    ends: { id: 'exhibition.form.ends', defaultMessage: 'Ends', description: 'Field label' },
    timeZone: { id: 'exhibition.form.timeZone', defaultMessage: 'Time zone', description: 'Field label' },
    where: { id: 'exhibition.form.where', defaultMessage: 'Venue', description: 'Heading' },
    address: { id: 'exhibition.form.address', defaultMessage: 'Address', description: 'Field label' },
    mapLink: { id: 'exhibition.form.mapLink', defaultMessage: 'Link to a map', description: 'Field label' },
    virtualLink: {
      id: 'exhibition.form.virtualLink',
      defaultMessage: 'Virtual exhibition link',
      description: 'Field label',
    },
    virtualLinkHelp: {
      id: 'exhibition.form.virtualLinkHelp',
      defaultMessage: 'Visible only to you and confirmed participants.',
      description: 'Field hint',
    },
    fees: { id: 'exhibition.form.fees', defaultMessage: 'Fees', description: 'Heading' },
    feesHelp: {
      id: 'exhibition.form.feesHelp',
      defaultMessage: 'Leave blank if it’s free. Fees already agreed with applicants don’t change.',
      description: 'Hint below a section heading',
    },
    exhibitorFee: {
      id: 'exhibition.form.exhibitorFee',
      defaultMessage: 'Exhibitor fee',
      description: 'Field label',
    },
    virtualFee: {
      id: 'exhibition.form.virtualFee',
      defaultMessage: 'Fee to attend virtually',
      description: 'Field label',
    },
    physicalFee: {
      id: 'exhibition.form.physicalFee',
      defaultMessage: 'Fee to attend in person',
      description: 'Field label',
    },
    places: { id: 'exhibition.form.places', defaultMessage: 'Places', description: 'Heading' },
    maximumExhibitors: {
      id: 'exhibition.form.maximumExhibitors',
      defaultMessage: 'Maximum exhibitors',
      description: 'Field label',
    },
    maximumSubscribers: {
      id: 'exhibition.form.maximumSubscribers',
      defaultMessage: 'Maximum subscribers',
      description: 'Field label',
    },
    subscribersHelp: {
      id: 'exhibition.form.subscribersHelp',
      defaultMessage: 'In person and virtual together.',
      description: 'Field hint',
    },
    organiser: {
      id: 'exhibition.form.organiser',
      defaultMessage: 'Organiser details',
      description: 'Heading',
    },
    organiserHelp: {
      id: 'exhibition.form.organiserHelp',
      defaultMessage: 'Visible to everyone who can see the exhibition.',
      description: 'Hint below a section heading',
    },
    organiserName: {
      id: 'exhibition.form.organiserName',
      defaultMessage: 'Organiser name',
      description: 'Field label',
    },
    company: { id: 'exhibition.form.company', defaultMessage: 'Company', description: 'Field label' },
    email: { id: 'exhibition.form.email', defaultMessage: 'Email', description: 'Field label' },
    phone: { id: 'exhibition.form.phone', defaultMessage: 'Telephone', description: 'Field label' },
    website: { id: 'exhibition.form.website', defaultMessage: 'Website', description: 'Field label' },
    show: { id: 'exhibition.form.show', defaultMessage: 'Pictures and works', description: 'Heading' },
    pictures: { id: 'exhibition.form.pictures', defaultMessage: 'Pictures', description: 'Field label' },
    picturesHelp: {
      id: 'exhibition.form.picturesHelp',
      defaultMessage: 'The first picture is the cover.',
      description: 'Field hint',
    },
    works: { id: 'exhibition.form.works', defaultMessage: 'Your works on show', description: 'Field label' },
    add: {
      id: 'exhibition.form.add',
      defaultMessage: 'Announce exhibition',
      description: 'Submit button',
    },
    save: { id: 'exhibition.form.save', defaultMessage: 'Save exhibition', description: 'Submit button' },
    cancel: { id: 'exhibition.form.cancel', defaultMessage: 'Cancel', description: 'Button label' },
    view: { id: 'exhibition.form.view', defaultMessage: 'View exhibition', description: 'Link to the exhibition' },
    leaveTitle: {
      id: 'exhibition.form.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Dialog title',
    },
    leaveHelp: {
      id: 'exhibition.form.leaveHelp',
      defaultMessage: 'What you typed is saved on this device and will be here when you come back.',
      description: 'Dialog text',
    },
    leave: { id: 'exhibition.form.leave', defaultMessage: 'Leave', description: 'Dialog button' },
    closed: {
      id: 'exhibition.form.closed',
      defaultMessage: 'This exhibition can’t be changed anymore',
      description: 'Title shown instead of the form',
    },
    unknown_time_zone: {
      id: 'exhibition.form.unknownTimeZone',
      defaultMessage: 'Choose a time zone such as Asia/Tokyo.',
      description: 'Field error message',
    },
    no_such_time: {
      id: 'exhibition.form.noSuchTime',
      defaultMessage: 'This time doesn’t exist in this time zone. Choose another.',
      description: 'Field error message',
    },
    in_the_past: {
      id: 'exhibition.form.inThePast',
      defaultMessage: 'Choose a start in the future.',
      description: 'Field error message',
    },
    ends_before_start: {
      id: 'exhibition.form.endsBeforeStart',
      defaultMessage: 'The start date must not be after the end date.',
      description: 'Field error message',
    },
    address_needed: {
      id: 'exhibition.form.addressNeeded',
      defaultMessage: 'Enter an address for a physical exhibition.',
      description: 'Field error message',
    },
    not_attended_so: {
      id: 'exhibition.form.notAttendedSo',
      defaultMessage: 'You can’t attend this exhibition that way.',
      description: 'Field error message',
    },
    yen_have_no_decimals: {
      id: 'exhibition.form.yen',
      defaultMessage: 'Yen amounts can’t have decimals.',
      description: 'Field error message',
    },
    webAddress: {
      id: 'exhibition.form.webAddress',
      defaultMessage: 'Enter an address that begins with http:// or https://.',
      description: 'Field error message',
    },
    phoneWrong: {
      id: 'exhibition.form.phoneWrong',
      defaultMessage: 'Enter a telephone number such as +81 3 0000 0000.',
      description: 'Field error message',
    },
  }),
  editTitle: defineMessage<{ name: string }>({
    id: 'exhibition.form.editTitle',
    defaultMessage: 'Edit “{name}”',
    description: 'Page title',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  name: {
    id: 'exhibition.form.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Empty field error message',
  },
  start_date: {
    id: 'exhibition.form.startsMissing',
    defaultMessage: 'Enter when it starts.',
    description: 'Empty field error message',
  },
  end_date: {
    id: 'exhibition.form.endsMissing',
    defaultMessage: 'Enter when it ends.',
    description: 'Empty field error message',
  },
  time_zone: {
    id: 'exhibition.form.timeZoneMissing',
    defaultMessage: 'Choose a time zone.',
    description: 'Empty field error message',
  },
  maximum_exhibitors: {
    id: 'exhibition.form.exhibitorsMissing',
    defaultMessage: 'Enter the maximum number of exhibitors.',
    description: 'Empty field error message',
  },
  maximum_subscribers: {
    id: 'exhibition.form.subscribersMissing',
    defaultMessage: 'Enter the maximum number of subscribers.',
    description: 'Empty field error message',
  },
  'organiser.name': {
    id: 'exhibition.form.organiserNameMissing',
    defaultMessage: 'Enter the organiser’s name.',
    description: 'Empty field error message',
  },
  'organiser.email': {
    id: 'exhibition.form.organiserEmailMissing',
    defaultMessage: 'Enter the organiser’s email.',
    description: 'Empty field error message',
  },
});
