export { Brand, type BrandProps, Seal } from './Brand.tsx';
