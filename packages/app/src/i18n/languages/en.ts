import messageFile from '../../messages/compiled/en.json';

export { messageFile };
