export {
  ArtTitle,
  type ArtTitleProps,
  Heading,
  type HeadingProps,
  Muted,
  Prose,
  type ProseProps,
  Text,
  type TextProps,
} from './Text.tsx';
