/**
 * `npm test` renders each state matrix once: in English, in the light theme. `npm run test:all`, and a manual run,
 * render both themes and Japanese too. Other theme errors are caught as data: src/theme/contrast.test.ts. The gate also
 * measures fewer entry points: scripts/weights.ts.
 */
export const isGate = process.env.TEST_SCOPE === 'gate';
