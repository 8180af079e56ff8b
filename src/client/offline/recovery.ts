import { readStored, writeStored } from '../data/stored.ts'
import { reloadSafely } from './before-reload.ts'

const build = import.meta.env.VITE_BUILD ?? 'development'
const mark = 'recovered'

/** The id of what is shown instead of a page that could not be (site/page-error.tsx). */
const pageErrorId = 'page-error'

/** How long the server has to say that a file is gone, in milliseconds. */
const timeoutMs = 5000

/** The file that could not be imported, as browsers name it; Safari does not, there the document's own entry stands for its build. */
const missingFile = (message: string): string | undefined =>
  /\S+\/assets\/\S+\.(?:js|css)/.exec(message)?.[0] ?? document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src

/** Whether the server is there, and has the file no more. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return status === 404 || status === 410
  } catch {
    return false
  }
}

/** Whether the visitor waits for what is missing: has just done something, or stands before a page that could not be shown. */
const isAwaited = (): boolean =>
  (navigator as Partial<Navigator>).userActivation?.isActive !== false || document.getElementById(pageErrorId) !== null

/** True once for each tab and build; never where that cannot be remembered: rather not at all than without end. */
const mayReload = (): boolean => readStored(mark, 'sessionStorage') !== build && writeStored(mark, build, 'sessionStorage')

/** What of the router is needed here: when somebody goes to another page, and where its address is written. */
interface Navigations {
  subscribe: (event: 'onBeforeNavigate', listener: () => void) => () => void
  history: { flush: () => void }
}

/**
 * From now on a page of an old build recovers when a part of it is gone from the server: it reloads, with what was typed put
 * aside, once for each tab and build. Where nobody waits for the part, the next page that is asked for is a new document; so is
 * one that is asked for while the page already goes, or the press would be lost. Without a network nothing reloads: the part's
 * place says what is missing.
 */
export function recoverFromMissingParts({ subscribe, history }: Navigations): void {
  let isOld = false
  let isLeaving = false
  const leave = () => {
    if (!isLeaving && !mayReload()) return
    isLeaving = true
    reloadSafely()
  }
  subscribe('onBeforeNavigate', () => {
    if (!isOld) return
    // The router writes the address a moment later, and the document would be the one before.
    history.flush()
    leave()
  })
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    // The router would reload by itself, past what was typed and without asking the server: by its own mark it has.
    writeStored(`tanstack_router_reload:${message}`, 1, 'sessionStorage')
    const file = missingFile(message)
    if (file === undefined) return
    void isGone(file).then((gone) => {
      isOld ||= gone
      if (gone && isAwaited()) leave()
    })
  })
}
