import { useSyncExternalStore } from 'react'
import { currentNews, onNews, setNews } from '../../../offline/queue/store.ts'
import { buttonClass } from '../../../ui/button.ts'
import { useUiLabels } from '../../../ui/labels.tsx'
import { SiteLink } from '../../../content/site-link.tsx'

/** Renders outcomes of messages that had waited, until closed or viewed. */
export function NewsBar() {
  const { close } = useUiLabels()
  const news = useSyncExternalStore(onNews, currentNews, currentNews)
  const drop = (id: string) => setNews((all) => all.filter((one) => one.id !== id))
  return (
    <div role="status" className="no-print fixed inset-x-3 top-20 z-50 mx-auto max-w-md space-y-3">
      {news.map(({ id, text, href, link }) => (
        <div key={id} className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-4 text-sm shadow-card">
          <p className="w-full font-semibold">{text}</p>
          <SiteLink href={href} className={buttonClass('outline')} onClick={() => drop(id)}>
            {link}
          </SiteLink>
          <button type="button" className={buttonClass('quiet')} onClick={() => drop(id)}>
            {close}
          </button>
        </div>
      ))}
    </div>
  )
}
