export { PrintCertificate, type PrintCertificateProps } from './PrintCertificate.tsx';
export { type LabelSize, labelsOnSheet, type PrintLabel, PrintLabels, type PrintLabelsProps } from './PrintLabels.tsx';
export { PrintMark, type PrintMarkProps } from './PrintMark.tsx';
export { PrintReceipt, type PrintReceiptProps } from './PrintReceipt.tsx';
export { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx';
export { PrintTable, type PrintTableProps } from './PrintTable.tsx';
