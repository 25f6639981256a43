import { describe, expect, it } from 'vitest';
import { isTime, minutesOf, readTime, timeOf } from './time.ts';

const read = (text: string) => {
  const reading = readTime(text);
  return 'problem' in reading ? reading.problem : reading.value;
};

describe('readTime', () => {
  it.each([
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['9h30', '09:30'],
    ['９：３０', '09:30'],
    ['9:30 pm', '21:30'],
    ['9:30 p.m.', '21:30'],
    ['9pm', '21:00'],
    ['12am', '00:00'],
    ['12 PM', '12:00'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['9時半', '09:30'],
    ['15時', '15:00'],
    ['午後3時15分', '15:15'],
    ['午前0時', '00:00'],
    ['午後12時', '12:00'],
    ['00:00', '00:00'],
    ['23:59:59', '23:59'],
  ])('%s is %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each(['24:00', '9:60', '13pm', '0am', 'soon', '9:3', '12345', '-9:30', '午後', '25'])('rejects %s', (text) => {
    expect(read(text)).toBe('unreadable');
  });

  it('returns null for blank text', () => {
    expect(read(' ')).toBeNull();
  });
});

describe('times', () => {
  it('wrap around midnight', () => {
    expect(timeOf(minutesOf('23:45') + 30)).toBe('00:15');
    expect(timeOf(minutesOf('00:00') - 1)).toBe('23:59');
  });

  it('are valid only in two-digit 24-hour format', () => {
    expect(isTime('24:00')).toBe(false);
    expect(isTime('9:30')).toBe(false);
    expect(isTime('23:59')).toBe(true);
  });
});
