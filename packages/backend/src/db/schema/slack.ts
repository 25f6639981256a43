/** Slack channels. */
export {};
