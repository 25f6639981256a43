import { business } from '../account.ts';
import { jpeg } from '../pictures.ts';
import { form } from '../world.ts';
import type { Area } from './area.ts';

export const account: Area = {
  kinds: {
    old_email_id: 'email',
    'deleteBankPassbookPhoto.id': 'passbook',
    'listIndustrySubTypes.id': 'industry',
    'searchCities.query': 'cityName',
    'getPlaceOfCity.id': 'city',
    'getPerson.id': 'user',
    industry_id: 'industry',
    industry_sub_type_id: 'subType',
  },
  open: ['industry', 'subType', 'cityName', 'city'],
  shared: { user: ['getPerson'] },
  // Contains the profiles of other sellers.
  common: ['listUsers'],
  async build(_world, owner, marker) {
    await owner.call({
      method: 'POST',
      url: '/product/users/update-profile-details',
      body: {
        actor_type: 'artist',
        business: { ...business, address_line_1: marker },
        bank_details: { account_name: marker, bank_name: marker, account_number: '1234567' },
      },
    });
    const picture = { name: 'face.jpg', body: await jpeg() };
    const send = (url: string, field: string) => owner.call({ method: 'POST', url, ...form([{ field, ...picture }]) });
    await send('/product/users/update-profile-pic', 'profile_pic');
    const passbook = await send('/product/update-bank-passbook-photo', 'passbook_photo');
    const cities = await owner.call({ url: '/sso/get-city/onomi' });
    return {
      passbook: [passbook.json().data.id],
      industry: [business.industry_id],
      subType: [business.industry_sub_type_id],
      cityName: ['onomi'],
      city: [cities.json().data[0].id],
    };
  },
};
