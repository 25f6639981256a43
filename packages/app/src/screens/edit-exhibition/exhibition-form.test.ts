import type { ImageRecord } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { emptyExhibition, fileKey, inputOf, pictureNames } from './exhibition-form.ts';

const empty = emptyExhibition({ name: 'Hana Morita', email: 'hana@example.com' }, 'Asia/Tokyo');
const usd = { amount: '12.00', currency: 'USD' } as const;
const filled = {
  ...empty,
  name: ' Salt ',
  start_date: '2027-03-06T10:00',
  end_date: '2027-03-14T18:00',
  address: '2-8-1 Nishi-Gosho',
  map_link: 'https://maps.example.com/x',
  virtual_link: 'https://rooms.example.com/x',
  virtual_attendee_fee: usd,
  physical_attendee_fee: usd,
  maximum_exhibitors: 3,
  maximum_subscribers: 40,
};
const noUpload = () => undefined;

test('inputOf sends null for fields that the category does not have', () => {
  const virtual = inputOf({ ...filled, category: 'Virtual Exhibition' }, noUpload);
  expect(virtual).toMatchObject({
    address: null,
    map_link: null,
    physical_attendee_fee: null,
    virtual_attendee_fee: usd,
  });
  const physical = inputOf({ ...filled, category: 'Physical Exhibition' }, noUpload);
  expect(physical).toMatchObject({ virtual_link: null, virtual_attendee_fee: null, physical_attendee_fee: usd });
  expect(inputOf({ ...filled, category: 'Both' }, noUpload)).toMatchObject({
    address: '2-8-1 Nishi-Gosho',
    virtual_link: 'https://rooms.example.com/x',
    virtual_attendee_fee: usd,
    physical_attendee_fee: usd,
  });
});

test('inputOf trims text and sends null for empty fields', () => {
  expect(inputOf(filled, noUpload)).toMatchObject({
    name: 'Salt',
    description: null,
    organiser: { name: 'Hana Morita', company: null, phone: null, website: null },
  });
});

test('keeps the selected order of saved and new pictures', () => {
  const file = new File(['x'], 'new.jpg', { lastModified: 1 });
  const pictures = [{ id: 'img_1' }, { id: 'img_2' }] as ImageRecord[];
  const values = { ...filled, pictures, picture_files: [file], picture_order: [fileKey(file), 'img_2', 'img_gone'] };
  expect(pictureNames(values)).toEqual([fileKey(file), 'img_2', 'img_1']);
  expect(inputOf(values, (name) => (name === fileKey(file) ? 'img_3' : undefined)).image_ids).toEqual([
    'img_3',
    'img_2',
    'img_1',
  ]);
});
