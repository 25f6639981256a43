import { expect, it } from 'vitest';
import { calls, ours } from '../calls.ts';
import { operations } from '../walk.ts';

const services = ['sso', 'product'] as const;

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
const described = (service: string) => operations.filter((operation) => operation.service === service);

it.each(services)('contains every call of the specification, and explains additional ones: %s', (service) => {
  const wanted = [...calls[service].map(nameOf), ...Object.keys(ours[service])];
  const held = described(service).map(nameOf);
  expect({
    missing: wanted.filter((name) => !held.includes(name)).sort(),
    unexplained: held.filter((name) => !wanted.includes(name)).sort(),
  }).toEqual({ missing: [], unexplained: [] });
});

it.each(services)('accepts the query parameters of the specification: %s', (service) => {
  for (const call of calls[service]) {
    const operation = described(service).find((one) => nameOf(one) === nameOf(call));
    const taken = operation?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
    expect(taken, nameOf(call)).toEqual(expect.arrayContaining([...(call.query ?? [])]));
  }
});

it.each(services)('marks our own paths in their descriptions: %s', (service) => {
  const invented = [...calls[service].filter(({ named }) => named).map(nameOf), ...Object.keys(ours[service])];
  const unmarked = described(service).filter(
    (one) => invented.includes(nameOf(one)) && !/\bours?\b/i.test(one.description),
  );
  expect(unmarked.map(nameOf)).toEqual([]);
});
