/** The artist's profile and settings: business, bank details and payment methods. */
import { markAllSeen } from '../../notifications/handlers.ts';
import { setPicture } from '../../profile/files.ts';
import { saveProfile } from '../../profile/handlers.ts';
import { saveSettings } from '../../settings/handlers.ts';
import type { HistoryStep } from './context.ts';

const telephone = { telephone_code: '81-JP', mobile_code: '81-JP', fax_code: '81-JP' };

const bank = {
  account_name: 'MORITA HANA',
  bank_name: 'Setouchi Bank',
  branch_name: 'Onomichi',
  account_number: '0123456',
};

/** @param face the path of the profile picture */
export const settingsSteps = (face: string): readonly HistoryStep[] => [
  {
    daysAgo: 330,
    async run({ tx, services, artist }) {
      await saveProfile(tx, services, artist.id, {
        actor_type: 'artist',
        business: {
          company: 'Morita Studio',
          industry_id: 'ind_fine_art',
          industry_sub_type_id: 'sub_painting',
          ...telephone,
          telephone: '0848-00-0000',
          mobile: '090-0000-0000',
          fax: '0848-00-0001',
          address_line_1: '2-5 Kubo',
          address_line_2: null,
          city: 'Onomichi',
          state: 'Hiroshima',
          pin_code: '722-0045',
          country: 'JP',
        },
        bank_details: { ...bank, account_type: 'ordinary', swift_code: null, ifsc_code: null },
        accepts_international_delivery: false,
        shows_contact: true,
        statement:
          'I paint harbours in the quarter of an hour before the lamps come on, from the breakwater at Onomichi and from ' +
          'memory. Works on paper are sumi and cinnabar on washi; prints are cut and pulled by hand, in editions of forty.',
      });
      const file = { field: 'profile_pic', path: face, name: 'face.jpg', isWithinBound: true, digest: '' };
      await setPicture(services, artist.id, { filesOf: () => [file] });
    },
  },
  {
    daysAgo: 329,
    run: ({ tx, services, artist }) =>
      saveSettings(services, tx, {
        user_id: artist.id,
        bank_transfer_is_enabled: true,
        bank_transfer_account_name: bank.account_name,
        bank_transfer_bank_name: bank.bank_name,
        bank_transfer_branch_name: bank.branch_name,
        bank_transfer_account_type: 'ordinary',
        bank_transfer_account_number: bank.account_number,
      }),
  },
  /* So that only the notifications since yesterday are unseen. */
  { daysAgo: 1.2, run: ({ tx, artist, now }) => markAllSeen(tx, artist.id, now) },
];
