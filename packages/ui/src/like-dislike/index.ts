export { LikeDislike, type LikeDislikeProps } from './LikeDislike.tsx';
export type { Opinion, Opinions } from './opinion.ts';
