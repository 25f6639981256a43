/*
 * Replaces @tanstack/query-core's `onlineManager.js`, which pauses calls while the browser reports that it is offline
 * and refetches on reconnect. This app does neither (networkMode 'always' in createQueryClient): the browser's report
 * is often wrong, and a screen that cannot load says so and retries automatically.
 */
export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };
