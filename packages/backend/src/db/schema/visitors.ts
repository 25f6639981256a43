/** Contact messages and feedback. */
export {};
