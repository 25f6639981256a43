/** The files of `deploy/` agree with the backend they start, and with each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { connectionLimits } from '../src/constants.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const environment = Object.fromEntries(
  read('environment.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const nginx = read('nginx.conf').replace(/^\s*#.*$/gm, '');

it('environment.example contains only known variables and yields a valid config', () => {
  const source = ['config.ts', 'outside-config.ts'].map((name) =>
    readFileSync(join(root, 'packages/backend/src', name)),
  );
  for (const name of Object.keys(environment)) expect(source.join('')).toContain(name);
  const config = readConfig({ ...environment, HOUSE_KEY: 'a'.repeat(64), METRICS_TOKEN: 'b'.repeat(32) });
  expect(config).toMatchObject({
    sandbox: false,
    seed: 'none',
    trustProxy: 1,
    outside: { files: { bucket: 'smart-art' } },
  });
  const keepalive = /keepalive_timeout (\d+)s/.exec(nginx)?.[1];
  expect(config.drainDelay).toBeGreaterThan(Number(keepalive) * 1000);
});

it('nginx.conf blocks internal paths and sets the forwarding headers', () => {
  expect(nginx.split('{').length).toBe(nginx.split('}').length);
  for (const path of ['= /metrics', '= /healthz', '= /readyz', '/sandbox', '/backup/'])
    expect(nginx).toMatch(new RegExp(`location ${path.replaceAll('/', '\\/')}\\s+\\{ return 404; \\}`));
  expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
  expect(nginx).toMatch(/proxy_set_header X-Request-Id /);
  expect(nginx).not.toContain('non_idempotent');
});

it('nginx.conf limits connections per address like a standalone backend', () => {
  const [, zone, most] = /limit_conn (\S+) (\d+);/.exec(nginx) ?? [];
  expect(nginx).toContain(`zone=${zone}:`);
  expect(Number(most)).toBe(connectionLimits.fromAddress);
});

it('nginx.conf has upstreams that match the ports of the systemd units', () => {
  const unit = read('smart-art@.service');
  expect(unit).toContain('PORT=430%i');
  const ports = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(ports).toEqual(['4301', '4302']);
  expect(readdirSync(join(root, 'deploy'))).toContain(/WantedBy=(\S+)/.exec(unit)?.[1]);
});
