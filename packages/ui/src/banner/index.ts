export { Banner, type BannerProps } from './Banner.tsx';
export type { Tone } from './tones.ts';
