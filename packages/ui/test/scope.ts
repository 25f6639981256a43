/**
 * `npm test` draws each sheet once: in English, in the light theme. `npm run test:all`, and a run by hand, draw it in both
 * themes and in Japanese too. What a theme can break beside the picture is data: src/theme/contrast.test.ts.
 */
export const isGate = process.env.TEST_SCOPE === 'gate';
