import { use, useMemo, useState, useSyncExternalStore } from 'react'
import { loadCleanHtml } from './load-clean-html.ts'

interface Props {
  /** Of the API: cleaned by the server when it was stored and when it was read (server/http/rich-text.ts). */
  html: string
  className: string
  lang?: string | undefined
}

const subscribe = () => () => undefined
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )

/** Tables that are wider than their place move sideways: with the keyboard, too, in browsers that do not see to it. */
function makeScrollable(text: HTMLDivElement): () => void {
  const observer = new ResizeObserver(() => {
    for (const table of text.querySelectorAll('table'))
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
      else table.removeAttribute('tabindex')
  })
  observer.observe(text)
  return () => observer.disconnect()
}

/**
 * HTML of the API. A text that came with the document is there already and stays as it is; any other is cleaned once more
 * before the browser parses it, and Trusted Types refuses what was not.
 */
export function Html({ html, className, lang }: Props) {
  const isHydrating = useIsHydrating()
  const [served] = useState(isHydrating ? html : undefined)
  const clean = html === served ? undefined : use(loadCleanHtml())
  // React parses the text again for every new object.
  const inner = useMemo(() => ({ __html: clean === undefined ? html : clean(html) }), [clean, html])
  return <div ref={makeScrollable} className={className} lang={lang} dangerouslySetInnerHTML={inner} />
}
