/**
 * Every delay of the page's own, in milliseconds. A test shortens them before the page starts:
 * `window.testDelays = { contentSync: 0 }`.
 */
const productDelays = {
  /** From the start of a first visit to the registration of the worker, which fetches some sixty files. */
  worker: 2500,
  /** From hydration to the first sync of the content. */
  contentSync: 3000,
  /** From hydration to the pictures of the banner's other slides. */
  bannerPictures: 2000,
  /** How long a page is read before the app is offered beside it. */
  installOffer: 2000,
  /** How long a new build has to take over before the page is reloaded without it. */
  takeover: 4000,
  /** How long a reload into a new build may take before it is made again: the worker answers within four seconds. */
  reload: 8000,
}

export const delays: Readonly<typeof productDelays> = { ...productDelays, ...(import.meta.env.SSR ? {} : window.testDelays) }

declare global {
  interface Window {
    testDelays?: Partial<typeof productDelays>
  }
}
