import { expect, test, vi } from 'vitest';
import { answeredBy, json } from '../test-clients.ts';
import type { Upload } from '../upload/upload.ts';
import { createQueryClient, getPerson, searchCities, ssoUpdateDetails, updateProfilePicture } from './index.ts';

test('updating name and email sends the edited version and invalidates the person', async () => {
  const { sso, product, requests } = answeredBy(() => json(200, { success: true, profile: null }));
  const client = createQueryClient();
  const person = getPerson(product);
  await client.query(person);
  expect(requests[0]?.url).toBe('https://product.test/product/get-profile-details');
  const save = client.getMutationCache().build(client, ssoUpdateDetails(sso));
  await save.execute({
    email: 'a@example.com',
    version: 7,
    body: { email: 'b@example.com', firstname: 'A', lastname: 'B' },
  });
  expect(requests[1]?.url).toMatch(/\/sso-user\/update-details\/a%40example\.com$/);
  expect(requests[1]?.headers.get('If-Match')).toBe('"7"');
  expect(client.getQueryState(person.queryKey)?.isInvalidated).toBe(true);
});

test('searches cities by a name with any characters', async () => {
  const { sso, requests } = answeredBy(() => json(200, { success: true, data: [] }));
  await createQueryClient().query(searchCities(sso, 'São/Paulo'));
  expect(requests[0]?.url).toMatch(/\/get-city\/S%C3%A3o%2FPaulo$/);
});

test('sends a profile picture through the uploader', async () => {
  const upload = vi.fn(async () => ({ success: true }));
  const client = createQueryClient();
  const file = new File(['face'], 'face.jpg');
  const set = client.getMutationCache().build(client, updateProfilePicture(upload as unknown as Upload));
  await set.execute({ file });
  expect(upload).toHaveBeenCalledWith('/users/update-profile-pic', {}, { profile_pic: file }, {});
});
