export { type FooterLink, PublicFooter, type PublicFooterProps } from './PublicFooter.tsx';
export { PublicHeader, type PublicHeaderProps } from './PublicHeader.tsx';
export { PublicAfter, PublicShell, type PublicShellProps } from './PublicShell.tsx';
