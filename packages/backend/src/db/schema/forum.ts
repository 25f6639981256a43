/** Forums and their posts. */
export {};
