export { ToastLog, type ToastLogProps } from './ToastLog.tsx';
