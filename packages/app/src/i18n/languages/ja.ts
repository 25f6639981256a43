import '@smart-art/ui/fonts/japanese-core.css';
import strings from '@smart-art/ui/strings/ja';
import messages from '../../messages/compiled/ja.json';

export { messages, strings };
