/** Sample countries for the stories. */
export const countries = [
  { id: '1', iso: 'JP', name: 'Japan', phonecode: '81' },
  { id: '2', iso: 'US', name: 'United States', phonecode: '+1' },
  { id: '3', iso: 'CA', name: 'Canada', phonecode: '1' },
  { id: '4', iso: 'AS', name: 'American Samoa', phonecode: '1-684' },
  { id: '5', iso: 'GB', name: 'United Kingdom', phonecode: '44' },
  { id: '6', iso: 'DE', name: 'Germany', phonecode: '49' },
  { id: '7', iso: 'PL', name: 'Poland', phonecode: '48' },
  { id: '8', iso: 'CI', name: "Côte d'Ivoire", phonecode: '225' },
  { id: '9', iso: 'KR', name: 'Korea, Republic of', phonecode: '82' },
  { id: '10', iso: 'PT', name: 'Portugal', phonecode: '351' },
];
