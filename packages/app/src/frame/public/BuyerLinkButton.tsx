import { LinkButton, type LinkButtonProps } from '@smart-art/ui/button';
import type { MouseEvent } from 'react';
import { useBuyerSide } from './use-buyer-side.tsx';

/** A link button to the buyer side. Every kind of click asks for confirmation first. */
export function BuyerLinkButton({ href, ...rest }: LinkButtonProps) {
  const { confirm, dialog } = useBuyerSide();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    confirm(href);
  };
  return (
    <>
      <LinkButton {...rest} href={href} onAuxClick={follow} onClick={follow} rel="noopener" target="_blank" />
      {dialog}
    </>
  );
}
