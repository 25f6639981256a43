import { defineMessage, defineMessages } from 'react-intl';

/** Adding and editing an exhibition. */
export const formMessages = {
  ...defineMessages({
    about: { id: 'exhibition.form.about', defaultMessage: 'Details', description: 'Heading of fields' },
    name: { id: 'exhibition.form.name', defaultMessage: 'Name', description: 'Label of a field' },
    category: { id: 'exhibition.form.category', defaultMessage: 'Category', description: 'Label of a field' },
    type: { id: 'exhibition.form.type', defaultMessage: 'Type', description: 'Label of a field' },
    description: { id: 'exhibition.form.description', defaultMessage: 'Description', description: 'Label of a field' },
    dates: { id: 'exhibition.form.dates', defaultMessage: 'Dates', description: 'Heading of fields' },
    datesHelp: {
      id: 'exhibition.form.datesHelp',
      defaultMessage: 'Local time at the venue.',
      description: 'Below a heading',
    },
    starts: { id: 'exhibition.form.starts', defaultMessage: 'Starts', description: 'Label of a field' },
    ends: { id: 'exhibition.form.ends', defaultMessage: 'Ends', description: 'Label of a field' },
    timeZone: { id: 'exhibition.form.timeZone', defaultMessage: 'Time zone', description: 'Label of a field' },
    where: { id: 'exhibition.form.where', defaultMessage: 'Venue', description: 'Heading of fields' },
    address: { id: 'exhibition.form.address', defaultMessage: 'Address', description: 'Label of a field' },
    mapLink: { id: 'exhibition.form.mapLink', defaultMessage: 'Link to a map', description: 'Label of a field' },
    virtualLink: {
      id: 'exhibition.form.virtualLink',
      defaultMessage: 'Virtual exhibition link',
      description: 'Label of a field',
    },
    virtualLinkHelp: {
      id: 'exhibition.form.virtualLinkHelp',
      defaultMessage: 'Visible only to you and confirmed participants.',
      description: 'Below a field',
    },
    fees: { id: 'exhibition.form.fees', defaultMessage: 'Fees', description: 'Heading of fields' },
    feesHelp: {
      id: 'exhibition.form.feesHelp',
      defaultMessage: 'Leave blank if it’s free. Fees already agreed with applicants don’t change.',
      description: 'Below a heading',
    },
    exhibitorFee: {
      id: 'exhibition.form.exhibitorFee',
      defaultMessage: 'Exhibitor fee',
      description: 'Label of a field',
    },
    virtualFee: {
      id: 'exhibition.form.virtualFee',
      defaultMessage: 'Fee to attend virtually',
      description: 'Label of a field',
    },
    physicalFee: {
      id: 'exhibition.form.physicalFee',
      defaultMessage: 'Fee to attend in person',
      description: 'Label of a field',
    },
    places: { id: 'exhibition.form.places', defaultMessage: 'Places', description: 'Heading of fields' },
    maximumExhibitors: {
      id: 'exhibition.form.maximumExhibitors',
      defaultMessage: 'Maximum exhibitors',
      description: 'Label of a field',
    },
    maximumSubscribers: {
      id: 'exhibition.form.maximumSubscribers',
      defaultMessage: 'Maximum subscribers',
      description: 'Label of a field',
    },
    subscribersHelp: {
      id: 'exhibition.form.subscribersHelp',
      defaultMessage: 'In person and virtual together.',
      description: 'Below a field',
    },
    organiser: {
      id: 'exhibition.form.organiser',
      defaultMessage: 'Organiser details',
      description: 'Heading of fields',
    },
    organiserHelp: {
      id: 'exhibition.form.organiserHelp',
      defaultMessage: 'Visible to everyone who can see the exhibition.',
      description: 'Below a heading',
    },
    organiserName: {
      id: 'exhibition.form.organiserName',
      defaultMessage: 'Organiser name',
      description: 'Label of a field',
    },
    company: { id: 'exhibition.form.company', defaultMessage: 'Company', description: 'Label of a field' },
    email: { id: 'exhibition.form.email', defaultMessage: 'Email', description: 'Label of a field' },
    phone: { id: 'exhibition.form.phone', defaultMessage: 'Telephone', description: 'Label of a field' },
    website: { id: 'exhibition.form.website', defaultMessage: 'Website', description: 'Label of a field' },
    show: { id: 'exhibition.form.show', defaultMessage: 'Pictures and works', description: 'Heading of fields' },
    pictures: { id: 'exhibition.form.pictures', defaultMessage: 'Pictures', description: 'Label of a field' },
    picturesHelp: {
      id: 'exhibition.form.picturesHelp',
      defaultMessage: 'The first picture is the cover.',
      description: 'Below a field',
    },
    works: { id: 'exhibition.form.works', defaultMessage: 'Your works on show', description: 'Label of a field' },
    add: {
      id: 'exhibition.form.add',
      defaultMessage: 'Announce exhibition',
      description: 'Button that sends the form',
    },
    save: { id: 'exhibition.form.save', defaultMessage: 'Save exhibition', description: 'Button that sends the form' },
    cancel: { id: 'exhibition.form.cancel', defaultMessage: 'Cancel', description: 'Leaves without saving' },
    view: { id: 'exhibition.form.view', defaultMessage: 'View exhibition', description: 'Link from the form' },
    leaveTitle: {
      id: 'exhibition.form.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Title of a question',
    },
    leaveHelp: {
      id: 'exhibition.form.leaveHelp',
      defaultMessage: 'What you typed is saved on this device and will be here when you come back.',
      description: 'Below that title',
    },
    leave: { id: 'exhibition.form.leave', defaultMessage: 'Leave', description: 'Button of that question' },
    closed: {
      id: 'exhibition.form.closed',
      defaultMessage: 'This exhibition can’t be changed anymore',
      description: 'Title in place of the form',
    },
    unknown_time_zone: {
      id: 'exhibition.form.unknownTimeZone',
      defaultMessage: 'Choose a time zone such as Asia/Tokyo.',
      description: 'Error of a field',
    },
    no_such_time: {
      id: 'exhibition.form.noSuchTime',
      defaultMessage: 'This time doesn’t exist in this time zone. Choose another.',
      description: 'Error of a field',
    },
    in_the_past: {
      id: 'exhibition.form.inThePast',
      defaultMessage: 'Choose a start in the future.',
      description: 'Error of a field',
    },
    ends_before_start: {
      id: 'exhibition.form.endsBeforeStart',
      defaultMessage: 'The start date must not be after the end date.',
      description: 'Error of a field',
    },
    address_needed: {
      id: 'exhibition.form.addressNeeded',
      defaultMessage: 'Enter an address for a physical exhibition.',
      description: 'Error of a field',
    },
    not_attended_so: {
      id: 'exhibition.form.notAttendedSo',
      defaultMessage: 'You can’t attend this exhibition that way.',
      description: 'Error of a field',
    },
    yen_have_no_decimals: {
      id: 'exhibition.form.yen',
      defaultMessage: 'Yen amounts can’t have decimals.',
      description: 'Error of a field',
    },
    webAddress: {
      id: 'exhibition.form.webAddress',
      defaultMessage: 'Enter an address that begins with http:// or https://.',
      description: 'Error of a field',
    },
    phoneWrong: {
      id: 'exhibition.form.phoneWrong',
      defaultMessage: 'Enter a telephone number such as +81 3 0000 0000.',
      description: 'Error of a field',
    },
  }),
  editTitle: defineMessage<{ name: string }>({
    id: 'exhibition.form.editTitle',
    defaultMessage: 'Edit “{name}”',
    description: 'Title of the page',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  name: {
    id: 'exhibition.form.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Error: the field is empty',
  },
  start_date: {
    id: 'exhibition.form.startsMissing',
    defaultMessage: 'Enter when it starts.',
    description: 'Error: the field is empty',
  },
  end_date: {
    id: 'exhibition.form.endsMissing',
    defaultMessage: 'Enter when it ends.',
    description: 'Error: the field is empty',
  },
  time_zone: {
    id: 'exhibition.form.timeZoneMissing',
    defaultMessage: 'Choose a time zone.',
    description: 'Error: the field is empty',
  },
  maximum_exhibitors: {
    id: 'exhibition.form.exhibitorsMissing',
    defaultMessage: 'Enter the maximum number of exhibitors.',
    description: 'Error: the field is empty',
  },
  maximum_subscribers: {
    id: 'exhibition.form.subscribersMissing',
    defaultMessage: 'Enter the maximum number of subscribers.',
    description: 'Error: the field is empty',
  },
  'organiser.name': {
    id: 'exhibition.form.organiserNameMissing',
    defaultMessage: 'Enter the organiser’s name.',
    description: 'Error: the field is empty',
  },
  'organiser.email': {
    id: 'exhibition.form.organiserEmailMissing',
    defaultMessage: 'Enter the organiser’s email.',
    description: 'Error: the field is empty',
  },
});
