import strings from '@smart-art/ui/strings/en';
import messages from '../../messages/compiled/en.json';

export { messages, strings };
