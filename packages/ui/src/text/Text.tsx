import type { ElementType, ReactNode } from 'react';
import { useUi } from '../provider/index.ts';
import type { NativeProps } from '../stack/native.ts';
import { cx } from '../theme/cx.ts';
import { langOf } from './langOf.ts';
import * as css from './Text.css.ts';

export interface TextProps extends NativeProps {
  children?: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd';
  /** 14/20, 12.5/18 or the 13/18 of labels. */
  size?: 'text' | 'small' | 'label';
  /** Never the only sign of a state: the words say it too. */
  tone?: keyof typeof css.tone;
  strong?: boolean;
  /** Figures that line up under each other. */
  tabular?: boolean;
  /** On one line, also where it has a hyphen: a postal code, a number of an order. For a few characters only. */
  unbroken?: boolean;
  /** At most so many lines. The whole words must be reachable elsewhere. */
  lines?: 1 | 2 | 3;
}

/** Words in the sans: a paragraph, or a run of words with `as="span"`. Not for the name of a work: use ArtTitle. */
export function Text({
  as = 'p',
  size = 'text',
  tone = 'ink',
  strong,
  tabular,
  unbroken,
  lines,
  children,
  ...rest
}: TextProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={cx(
        css.text,
        css.size[size],
        css.tone[tone],
        strong && css.strong,
        tabular && css.tabular,
        unbroken && css.unbroken,
        lines && css.lines[lines],
      )}
    >
      {children}
    </Element>
  );
}

/** Small secondary words: a hint, a date, a unit. Not for what has to be read: use Text. */
export function Muted(props: Omit<TextProps, 'tone'>) {
  return <Text size="small" {...props} tone="muted" />;
}

export interface ProseProps extends NativeProps {
  /** As a person typed it: an empty line ends a paragraph. */
  children: string;
}

/** What a person wrote at some length, in their paragraphs and lines. Not for words of the house: use Text. */
export function Prose({ children, ...rest }: ProseProps) {
  const Element = 'div' as ElementType;
  const { locale } = useUi();
  return (
    <Element lang={langOf(children, locale)} {...rest} className={css.prose}>
      {children.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
        <Text key={at}>{paragraph}</Text>
      ))}
    </Element>
  );
}

export interface HeadingProps extends NativeProps {
  children?: ReactNode;
  /** Its place in the outline. Page owns level 1. */
  level: 2 | 3 | 4;
  /** How large it is drawn; by default what its level asks for. */
  size?: 'section' | 'card' | 'label';
}

/** A heading inside a page. Not for the page's own title: that is Page. */
export function Heading({ level, size, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as ElementType;
  const drawn = size ?? (level === 2 ? 'section' : level === 3 ? 'card' : 'label');
  return (
    <Element {...rest} className={cx(css.text, css.size[drawn])}>
      {children}
    </Element>
  );
}

export interface ArtTitleProps extends NativeProps {
  children: ReactNode;
  as?: 'span' | 'cite' | 'h2' | 'h3';
  size?: 'text' | 'card' | 'section' | 'title';
  lines?: 1 | 2 | 3;
}

/**
 * The name of a work, in the serif's italic. Japanese characters stay upright: no italic is invented for them. Not for
 * other words, nor for a heading: use Text or Heading.
 */
export function ArtTitle({ as = 'cite', size = 'card', lines, children, ...rest }: ArtTitleProps) {
  const Element = as as ElementType;
  const { locale } = useUi();
  return (
    <Element
      lang={typeof children === 'string' ? langOf(children, locale) : undefined}
      {...rest}
      className={cx(css.text, css.size[size], css.art, lines && css.lines[lines])}
    >
      {children}
    </Element>
  );
}
