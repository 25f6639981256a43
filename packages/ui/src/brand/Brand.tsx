import { type AnchorProps, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Brand.css.ts';

/* The character 画 (picture) of Shippori Mincho semibold as an outline: the seal looks the same in every locale and
   waits for no Japanese font. */
const picture =
  'M657 632q3 4 9 12 5 7 9 11 4 4 8 4 6 0 28-16 21-17 40-36 18-19 18-26-14-14-39-19v-204q2-124 8-235-7-10-32-20-25-11-46-11-16 0-16 20 0 0 4 26v23h-298v-47q0-8-22-18-22-11-46-11-9 0-15 6-7 6-7 14 7 98 9 218v120q0 126-13 205l100-43h98v136h-228q-71-1-150-14l-27 51q55-6 133-8h594l28 36q6 7 13 16 6 8 12 15 6 6 10 6 6 0 33-19 26-19 50-39 23-21 23-28-3-16-26-16h-378v-136h97l19 27zM809 440q0 126-13 205 71-17 99-27 27-11 27-18 0-3-8-9l-16-10v-386q2-124 8-235-6-13-31-25-25-11-50-11-20 0-20 20 0 2 4 33v27h-623v-19q1-11 2-20 0-9 1-13-2-12-26-24-24-12-48-12-12 0-20 6-8 6-8 14 4 59 7 115 3 55 4 145v243q0 126-13 205 71-18 99-28 27-11 27-18 0-2-3-4-4-3-5-4l-17-10v-547h623v407zM454 406v170h-104v-170h104zM648 406v170h-107v-170h107zM454 377h-104v-187h104v187zM541 377v-187h107v187h-107z';

/**
 * The seal alone: a vermilion square with 画. Decorative; the text beside it names it. Not without that text: use Brand.
 */
export function Seal({ size = 28, ...root }: RootProps<SVGSVGElement> & { size?: number }) {
  return (
    <svg {...root} aria-hidden="true" className={css.seal} height={size} viewBox="0 0 28 28" width={size}>
      <rect fill="currentColor" height="28" rx="3" width="28" />
      <path className={css.glyph} d={picture} transform="translate(5.2 20.7) scale(.0176 -.0176)" />
    </svg>
  );
}

export interface BrandProps extends Omit<AnchorProps, 'className' | 'style' | 'children'> {
  name: string;
  /** Address of the link. */
  href: string;
  /** Shows the seal only; screen readers still get the name. */
  sealOnly?: boolean;
}

/**
 * The seal and the name, as a link to the landing page. Once per page, at its start; the shells render it. Not for a
 * link among others: use Link. Not on printed documents: PrintSheet has its own.
 */
export function Brand({ name, href, sealOnly = false, ...rest }: BrandProps) {
  const { Anchor } = useUi();
  return (
    <Anchor {...rest} className={css.brand} href={href}>
      <Seal />
      {sealOnly ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={css.name} title={name} translate="no">
          {name}
        </span>
      )}
    </Anchor>
  );
}
