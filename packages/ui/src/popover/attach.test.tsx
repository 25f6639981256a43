// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { attach } from './attach.tsx';

const press = (element: Parameters<typeof attach>[0], added: Parameters<typeof attach>[1]) => {
  const { unmount } = render(attach(element, added));
  fireEvent.click(screen.getByRole('button'));
  unmount();
};

describe('attach', () => {
  it('runs the own handler of the element first, then the attached one', () => {
    const order: string[] = [];
    press(
      <button onClick={() => order.push('own')} type="button">
        Fees
      </button>,
      { onClick: () => order.push('ours') },
    );
    expect(order).toEqual(['own', 'ours']);
  });

  it('skips the attached handler when the own one prevents the default', () => {
    const ours = vi.fn();
    press(
      <button onClick={(event) => event.preventDefault()} type="button">
        Fees
      </button>,
      { onClick: ours },
    );
    expect(ours).not.toHaveBeenCalled();
  });

  it('sets both refs and merges both descriptions', () => {
    const [own, ours] = [createRef<HTMLButtonElement>(), createRef<HTMLElement>()];
    render(
      attach(
        <button aria-describedby="own" ref={own} type="button">
          Fees
        </button>,
        { 'aria-describedby': 'ours', ref: ours },
      ),
    );
    const button = screen.getByRole('button');
    expect([own.current, ours.current]).toEqual([button, button]);
    expect(button.getAttribute('aria-describedby')?.split(' ').toSorted()).toEqual(['ours', 'own']);
  });
});
