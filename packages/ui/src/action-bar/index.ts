export { ActionBar, type ActionBarProps } from './ActionBar.tsx';
export { ActionBarChoice, type ActionBarChoiceProps } from './ActionBarChoice.tsx';
export { ActionBarTool, type ActionBarToolProps } from './ActionBarTool.tsx';
