export { StarRating, type StarRatingProps } from './StarRating.tsx';
export { StarRatingField, type StarRatingFieldProps } from './StarRatingField.tsx';
