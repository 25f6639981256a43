export { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice.tsx';
export { Diff, type DiffProps } from './Diff.tsx';
export {
  type ChangedPicture,
  type FieldChange,
  type ListChange,
  mergeChoices,
  type PicturesChange,
  type Side,
  type TextChange,
  type ValueChange,
} from './fields.ts';
export { diffText, type Part } from './words.ts';
