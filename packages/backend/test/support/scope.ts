import process from 'node:process';

/** Whether this is a run of `npm test`, which leaves the long rounds to `npm run test:all`. */
export const isGate = process.env.TEST_SCOPE === 'gate';
