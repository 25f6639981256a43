import '@smart-art/ui/fonts/japanese-core.css';
import words from '../../messages/compiled/ja.json';

export { words };
