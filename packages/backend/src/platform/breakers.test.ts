import { describe, expect, it } from 'vitest';
import { breaker } from '../constants.ts';
import { Breakers } from './breakers.ts';

const start = Date.UTC(2026, 10, 27);
const at = (milliseconds: number) => new Date(start + milliseconds);
const place = 'https://files.example';

/** @returns breakers; the one of `place` opened at the start */
function opened(longestPause?: number): Breakers {
  const breakers = new Breakers(longestPause);
  for (let call = 1; call < breaker.timeouts; call++) expect(breakers.ranOut(place, at(0))).toBe(false);
  expect(breakers.ranOut(place, at(0))).toBe(true);
  return breakers;
}

describe('circuit breaker', () => {
  it('opens after consecutive timeouts, for one host only', () => {
    const breakers = new Breakers();
    for (let call = 1; call < breaker.timeouts; call++) breakers.ranOut(place, at(0));
    expect(breakers.allows(place, at(0), true)).toBe(true);
    breakers.answered(place);
    for (let call = 1; call < breaker.timeouts; call++) breakers.ranOut(place, at(0));
    expect(breakers.allows(place, at(0), false)).toBe(true);
    breakers.ranOut(place, at(0));
    expect(breakers.allows(place, at(0), false)).toBe(false);
    expect(breakers.allows('https://other.example', at(0), false)).toBe(true);
  });

  it('lets one call through after its pause and closes when it succeeds', () => {
    const breakers = opened();
    expect(breakers.allows(place, at(breaker.pause - 1), false)).toBe(false);
    expect(breakers.allows(place, at(breaker.pause), false)).toBe(true);
    expect(breakers.allows(place, at(breaker.pause), true)).toBe(false);
    breakers.answered(place);
    expect(breakers.allows(place, at(breaker.pause), true)).toBe(true);
    expect(breakers.late.size).toBe(0);
  });

  it('doubles its pause each time, up to the maximum', () => {
    const breakers = opened();
    let now = 0;
    let pause: number = breaker.pause;
    for (let round = 0; round < 8; round++) {
      now += pause;
      expect(breakers.ranOut(place, at(now))).toBe(true);
      pause = Math.min(pause * 2, breaker.longestPause);
      expect(breakers.allows(place, at(now + pause - 1), false)).toBe(false);
      expect(breakers.allows(place, at(now + pause), false)).toBe(true);
    }
    expect(pause).toBe(breaker.longestPause);
    const short = opened(breaker.pause);
    short.ranOut(place, at(breaker.pause));
    expect(short.allows(place, at(2 * breaker.pause), false)).toBe(true);
  });

  it('counts calls that began before it opened as one failure', () => {
    const breakers = opened();
    expect(breakers.ranOut(place, at(1))).toBe(false);
    expect(breakers.allows(place, at(breaker.pause), false)).toBe(true);
  });

  it('does not stay open after the clock was set back', () => {
    expect(opened().allows(place, at(-1), false)).toBe(true);
  });

  it('is evicted first if its host was called longest ago', () => {
    const breakers = opened();
    for (let other = 0; other < breaker.remembered; other++) breakers.ranOut(`https://${other}.example`, at(0));
    expect(breakers.late.size).toBe(breaker.remembered);
    expect(breakers.late.has(place)).toBe(false);
  });
});
