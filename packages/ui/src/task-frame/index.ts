export { TaskFrame, type TaskFrameProps } from './TaskFrame.tsx';
