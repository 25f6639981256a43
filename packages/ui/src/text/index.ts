export {
  ArtTitle,
  type ArtTitleProps,
  Heading,
  type HeadingProps,
  Muted,
  Text,
  type TextProps,
} from './Text.tsx';
