import { expect, type Page } from '@playwright/test';
import { field } from './session.ts';

/** A number that no draft may contain. */
export const account = '00123456789';

/** For each page with a form: fills it in, checks the values afterwards, and a file that is uploaded when chosen. */
export const forms = {
  '/add-art': {
    async type(page: Page) {
      await field(page, 'title').fill('The quay at noon 🌊 <b>');
      await field(page, 'medium').fill('墨・紙');
      await field(page, 'description').fill('First line\nsecond line');
    },
    async expectTyped(page: Page) {
      await expect(field(page, 'title')).toHaveValue('The quay at noon 🌊 <b>');
      await expect(field(page, 'medium')).toHaveValue('墨・紙');
      await expect(field(page, 'description')).toHaveValue('First line\nsecond line');
    },
    file: 'image_ids',
    sent: /\/product\/update-images-files$/,
  },
  '/edit-profile': {
    async type(page: Page) {
      await field(page, 'bank_name').fill('瀬戸内銀行');
      await field(page, 'account_name').fill('MORITA HANA');
      await field(page, 'account_number').fill(account);
      await field(page, 'firstname').fill('Hanae');
    },
    async expectTyped(page: Page) {
      await expect(field(page, 'bank_name')).toHaveValue('瀬戸内銀行');
      await expect(field(page, 'account_name')).toHaveValue('MORITA HANA');
      await expect(field(page, 'firstname')).toHaveValue('Hanae');
    },
    file: 'passbook_photo',
    sent: /\/product\/update-bank-passbook-photo$/,
  },
} as const;
