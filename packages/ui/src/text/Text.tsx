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
  /** Never the only indicator of a state: the text must say it too. */
  tone?: keyof typeof css.tone;
  strong?: boolean;
  /** Tabular figures. */
  tabular?: boolean;
  /** No line break, not even after a hyphen: a postal code, an order number. For a few characters only. */
  unbroken?: boolean;
  /** Maximum number of lines. The full text must be reachable elsewhere. */
  lines?: 1 | 2 | 3;
}

/** Text in the sans: a paragraph, or inline with `as="span"`. Not for the name of a work: use ArtTitle. */
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

/** Small secondary text: a hint, a date, a unit. Not for essential text: use Text. */
export function Muted(props: Omit<TextProps, 'tone'>) {
  return <Text size="small" {...props} tone="muted" />;
}

export interface ProseProps extends NativeProps {
  /** User text: an empty line ends a paragraph. */
  children: string;
}

/** Longer text written by a user, with its paragraphs and line breaks. Not for our own text: use Text. */
export function Prose({ children, ...rest }: ProseProps) {
  const Element = 'div' as ElementType;
  const { locale } = useUi();
  return (
    <Element lang={langOf(children, locale)} {...rest} className={css.prose}>
      {children.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id and are never reordered
        <Text key={at}>{paragraph}</Text>
      ))}
    </Element>
  );
}

export interface HeadingProps extends NativeProps {
  children?: ReactNode;
  /** Heading level. Page owns level 1. */
  level: 2 | 3 | 4;
  /** Visual size; by default that of its level. */
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
 * The title of an artwork, in the serif's italic. Japanese characters stay upright: no synthetic italic. Not for other
 * text, nor for a heading: use Text or Heading.
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
