export { Loading, Skeleton, type SkeletonProps } from './Skeleton.tsx';
