import '../../src/theme/index.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { tone as tones } from '../../src/banner/tones.css.ts';
import * as button from '../../src/button/Button.css.ts';
import { Button } from '../../src/button/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import { StatusBadge } from '../../src/status-badge/index.ts';
import * as badge from '../../src/status-badge/StatusBadge.css.ts';
import strings from '../../src/strings/en.ts';
import { cx } from '../../src/theme/cx.ts';

const numbers = Array.from({ length: 1000 }, (_, index) => index);
const tone = (index: number) => (index % 2 === 0 ? 'success' : 'warning');
const buttonClass = cx(button.button, button.emphasis.secondary, button.size.medium);

/** The same look with the same classes, on as few elements as possible. */
const Plain = () =>
  numbers.map((index) => (
    <div key={index}>
      <span className={cx(badge.badge, tones[tone(index)])}>
        <span aria-hidden="true" className={badge.dot} />
        On offer {index}
      </span>
      <button className={buttonClass} type="button">
        Renew {index}
      </button>
    </div>
  ));

const Ours = () =>
  numbers.map((index) => (
    <div key={index}>
      <StatusBadge tone={tone(index)}>On offer {index}</StatusBadge>
      <Button>Renew {index}</Button>
    </div>
  ));

const kinds = { plain: <Plain />, ours: <Ours /> } satisfies Record<string, ReactNode>;
let root: Root | null = null;

const frames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const primitives = {
  async mount(kind: keyof typeof kinds) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
    const newRoot = root;
    flushSync(() =>
      newRoot.render(
        <UiProvider locale="en" strings={strings}>
          {kinds[kind]}
        </UiProvider>,
      ),
    );
    await frames();
  },
  async unmount() {
    root?.unmount();
    document.body.replaceChildren();
    await frames();
  },
};

declare global {
  interface Window {
    primitives: typeof primitives;
  }
}
window.primitives = primitives;
