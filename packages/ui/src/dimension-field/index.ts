export { DimensionField, type DimensionFieldProps } from './DimensionField.tsx';
export { convertDimensions, type Dimensions, type LengthUnit } from './dimensions.ts';
