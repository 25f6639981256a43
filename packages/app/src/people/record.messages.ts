import { defineMessages } from 'react-intl';

/** Errors for empty fields of the business record, by field name. */
export const recordMissing = defineMessages({
  actor_type: {
    id: 'record.roleMissing',
    defaultMessage: 'Choose your role.',
    description: 'Error: the field is empty',
  },
  company: {
    id: 'record.companyMissing',
    defaultMessage: 'Enter a company name.',
    description: 'Error: the field is empty',
  },
  industry_id: {
    id: 'record.industryMissing',
    defaultMessage: 'Choose an industry.',
    description: 'Error: the field is empty',
  },
  industry_sub_type_id: {
    id: 'record.subTypeMissing',
    defaultMessage: 'Choose a sub-type of your industry.',
    description: 'Error: the field is empty',
  },
  'mobile.number': {
    id: 'record.mobileMissing',
    defaultMessage: 'Enter a mobile number.',
    description: 'Error: the field is empty',
  },
  'telephone.number': {
    id: 'record.telephoneMissing',
    defaultMessage: 'Enter a telephone number.',
    description: 'Error: the field is empty',
  },
  'fax.number': {
    id: 'record.faxMissing',
    defaultMessage: 'Enter a fax number.',
    description: 'Error: the field is empty',
  },
  address_line_1: {
    id: 'record.addressMissing',
    defaultMessage: 'Enter an address.',
    description: 'Error: the field is empty',
  },
  city: { id: 'record.cityMissing', defaultMessage: 'Choose a city.', description: 'Error: the field is empty' },
  pin_code: {
    id: 'record.postalCodeMissing',
    defaultMessage: 'Enter a postal code.',
    description: 'Error: the field is empty',
  },
  country: {
    id: 'record.countryMissing',
    defaultMessage: 'Choose a country.',
    description: 'Error: the field is empty',
  },
});

/** Errors for empty fields of the person. */
export const personMissing = defineMessages({
  email: { id: 'record.emailMissing', defaultMessage: 'Enter your email.', description: 'Error: the field is empty' },
  firstname: {
    id: 'record.firstNameMissing',
    defaultMessage: 'Enter your first name.',
    description: 'Error: the field is empty',
  },
  lastname: {
    id: 'record.lastNameMissing',
    defaultMessage: 'Enter your last name.',
    description: 'Error: the field is empty',
  },
});
