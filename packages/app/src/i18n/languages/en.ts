import words from '../../messages/compiled/en.json';

export { words };
