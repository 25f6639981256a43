/*
 * Replaces react-router's `lib/router/instrumentation.js`: measuring hooks that this app does not use
 * (`instrumentations` of createBrowserRouter).
 */

const unasked = (): never => {
  throw new Error('This build of the router has no instrumentations: see packages/app/build/plugins.ts.');
};

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export { unasked as getRouteInstrumentationUpdates, unasked as instrumentClientSideRouter };
