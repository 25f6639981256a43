import { expect, it } from 'vitest';
import { additionalCalls, calls } from '../calls.ts';
import { operations } from '../walk.ts';

const services = ['sso', 'product'] as const;

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
const described = (service: string) => operations.filter((operation) => operation.service === service);

it.each(services)('contains every call of the specification, and explains additional ones: %s', (service) => {
  const expected = [...calls[service].map(nameOf), ...Object.keys(additionalCalls[service])];
  const actual = described(service).map(nameOf);
  expect({
    missing: expected.filter((name) => !actual.includes(name)).sort(),
    unexplained: actual.filter((name) => !expected.includes(name)).sort(),
  }).toEqual({ missing: [], unexplained: [] });
});

it.each(services)('accepts the query parameters of the specification: %s', (service) => {
  for (const call of calls[service]) {
    const operation = described(service).find((one) => nameOf(one) === nameOf(call));
    const accepted =
      operation?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
    expect(accepted, nameOf(call)).toEqual(expect.arrayContaining([...(call.query ?? [])]));
  }
});

it.each(services)('marks our own paths in their descriptions: %s', (service) => {
  const invented = [
    ...calls[service].filter(({ named }) => named).map(nameOf),
    ...Object.keys(additionalCalls[service]),
  ];
  const unmarked = described(service).filter(
    (one) => invented.includes(nameOf(one)) && !/\bours?\b/i.test(one.description),
  );
  expect(unmarked.map(nameOf)).toEqual([]);
});
