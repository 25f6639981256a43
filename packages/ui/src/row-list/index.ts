export { Row, RowList, type RowListProps, type RowProps } from './RowList.tsx';
