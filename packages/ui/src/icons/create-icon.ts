import { createElement, type SVGProps } from 'react';

/** Icon data in the format of lucide-react's files. */
interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Same output as lucide-react's icon component, without its contexts and options. The build substitutes it for
 * `createLucideIcon`, which is as large as a form. `create-icon.test.ts` compares the two.
 */
export default function createIcon({ name, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, where its module begins
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const children = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        ...rest,
      },
      children,
    );
  };
}
