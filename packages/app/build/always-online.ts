/*
 * Stands in for @tanstack/query-core's `onlineManager.js`, which holds calls back while the browser says it is offline and
 * asks anew when it is not. This app's calls do neither (networkMode 'always' in createQueryClient): what the browser says
 * is often wrong, and a screen that cannot be reached says so and asks again by itself.
 */
export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };
