import '@smart-art/ui/fonts/japanese-core.css';
import messageFile from '../../messages/compiled/ja.json';

export { messageFile };
