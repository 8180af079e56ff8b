import { Suspense, use, useMemo, useState, useSyncExternalStore } from 'react'
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

/** Cleaned once more before the browser parses it. Waits for what cleans, which is loaded once. */
function CleanHtml({ html, ...props }: Props) {
  const clean = use(loadCleanHtml())
  const cleaned = useMemo(() => clean(html), [clean, html])
  return <Parsed html={cleaned} {...props} />
}

function Parsed({ html, className, lang }: Omit<Props, 'html'> & { html: TrustedHTML | string }) {
  // React parses the text again for every new object.
  const inner = useMemo(() => ({ __html: html }), [html])
  return <div ref={makeScrollable} className={className} lang={lang} dangerouslySetInnerHTML={inner} />
}

/**
 * HTML of the API. A text that came with the document is there already and stays as it is; any other is cleaned once more
 * before the browser parses it, and Trusted Types refuses what was not. While that is loaded, only the text is missing: the
 * rest of the page stays, and with it where the keyboard is.
 */
export function Html(props: Props) {
  const isHydrating = useIsHydrating()
  const [served] = useState(isHydrating ? props.html : undefined)
  if (props.html === served) return <Parsed {...props} />
  return (
    <Suspense fallback={<div className="skeleton h-24" />}>
      <CleanHtml {...props} />
    </Suspense>
  )
}
