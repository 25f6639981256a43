/** Crowdfunding requests and their supporters. */
export {};
