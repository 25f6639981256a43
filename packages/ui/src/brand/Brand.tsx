import { useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Brand.css.ts';

/* The character 画 (a picture) of Shippori Mincho semibold, as an outline: the seal looks the same in every language
   and waits for no Japanese font. */
const picture =
  'M657,632Q660,636 665.5,643.5Q671,651 675,655Q679,659 683,659Q689,659 710.5,642.5Q732,626 750.5,607Q769,588 769,581Q755,567 730,562L730,358Q732,234 738,123Q731,113 706,102.5Q681,92 660,92Q644,92 644,112Q644,112 648,138L648,161L350,161L350,114Q350,106 328,95.5Q306,85 282,85Q273,85 266.5,91Q260,97 260,105Q267,203 269,323L269,443Q269,569 256,648L356,605L454,605L454,741L226,741Q155,740 76,727L49,778Q104,772 182,770L776,770L804,806Q810,813 816.5,821.5Q823,830 829,836.5Q835,843 839,843Q845,843 871.5,824Q898,805 921.5,784.5Q945,764 945,757Q942,741 919,741L541,741L541,605L638,605L657,632ZM809,440Q809,566 796,645Q867,628 894.5,617.5Q922,607 922,600Q922,597 914,591L898,581L898,195Q900,71 906,-40Q900,-53 875,-64.5Q850,-76 825,-76Q805,-76 805,-56Q805,-54 809,-23L809,4L186,4L186,-15Q187,-26 187.5,-35Q188,-44 189,-48Q187,-60 163,-72Q139,-84 115,-84Q103,-84 95,-78Q87,-72 87,-64Q91,-5 94,50.5Q97,106 98,196L98,439Q98,565 85,644Q156,626 183.5,615.5Q211,605 211,598Q211,596 207.5,593.5Q204,591 203,590L186,580L186,33L809,33L809,440ZM454,406L454,576L350,576L350,406L454,406ZM648,406L648,576L541,576L541,406L648,406ZM454,377L350,377L350,190L454,190L454,377ZM541,377L541,190L648,190L648,377L541,377Z';

/** The seal alone: a vermilion square with 画. Decorative; the words beside it name it. */
export function Seal({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={css.seal} height={size} viewBox="0 0 28 28" width={size}>
      <rect fill="currentColor" height="28" rx="3" width="28" />
      <path className={css.glyph} d={picture} transform="translate(5.2 20.7) scale(.0176 -.0176)" />
    </svg>
  );
}

export interface BrandProps {
  name: string;
  /** Where the brand leads. */
  href: string;
  /** Shows the seal alone; the name is still read. */
  sealOnly?: boolean;
}

/** Whose house this is: the seal and the name, a link to its front room. */
export function Brand({ name, href, sealOnly = false }: BrandProps) {
  const { Anchor } = useUi();
  return (
    <Anchor className={css.brand} href={href}>
      <Seal />
      {sealOnly ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={css.name} translate="no">
          {name}
        </span>
      )}
    </Anchor>
  );
}
