import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import createIcon from './create-icon.ts';
import * as icons from './index.ts';

/** Reads an icon's data back from lucide-react's output. */
function redraw(drawn: string, props: object): string {
  const name = /lucide lucide-([\w-]+)/.exec(drawn)?.[1] ?? '';
  const node = [...drawn.matchAll(/<(\w+) ([^>]*)><\/\1>/g)].map(([, tag = '', attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
    return [tag, { ...Object.fromEntries(pairs), key: `${tag} ${attributes}` }] as [string, Record<string, string>];
  });
  return renderToStaticMarkup(createElement(createIcon({ name, node }), props));
}

describe.each(Object.entries(icons))('%s', (_name, Icon) => {
  test.each([
    { 'aria-hidden': true, size: 18 },
    { size: '0.9em', className: 'a', 'aria-label': 'x' },
  ])('%o', (props) => {
    /* Drop classes of an icon's former names. */
    const drawn = renderToStaticMarkup(createElement(Icon, props)).replace(
      /(lucide lucide-[\w-]+)( lucide-[\w-]+)*/,
      '$1',
    );
    expect(redraw(drawn, props)).toBe(drawn);
  });
});
