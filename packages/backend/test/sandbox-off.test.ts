import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { useWorld } from './support/world.ts';

const world = useWorld({ sandbox: false });

it('returns 404 for every sandbox URL', async () => {
  const urls = ['/sandbox', '/sandbox/', '/sandbox/actions', '/sandbox/clock', '/sandbox/style.css', '/sandbox/mail'];
  for (const url of [...urls, '/sandbox/actions/operator.settings', '/sandbox/anything/else']) {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await world.call({ method, url, headers: { accept: 'application/json' } });
      expect(answer.statusCode, `${method} ${url}`).toBe(404);
      expect(answer.json().success).toBe(false);
    }
  }
});

it('is enabled by default only on the embedded database', () => {
  const databaseUrl = 'postgres://localhost/art';
  expect(readConfig({}).sandbox).toBe(true);
  expect(readConfig({ DATABASE_URL: databaseUrl }).sandbox).toBe(false);
  expect(readConfig({ DATABASE_URL: databaseUrl, SANDBOX: 'on' }).sandbox).toBe(true);
  expect(readConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
  expect(() => readConfig({ SANDBOX: 'yes' })).toThrow('SANDBOX is "yes"; give on or off.');
});
