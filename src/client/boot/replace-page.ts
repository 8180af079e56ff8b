import { flushSync } from 'react-dom'
import type { createApp } from '../app.tsx'
import { importDeferred } from '../data/deferred.ts'

/** The app adds its own to the head of the document: what was served there (`index.html`) would never go. */
function dropServedHead(): void {
  const nodes = [...document.head.childNodes]
  const [start, end] = nodes.filter((node) => node instanceof Comment)
  if (start !== undefined && end !== undefined) for (const node of nodes.slice(nodes.indexOf(start), nodes.indexOf(end))) node.remove()
}

/** Everything that a page shows at first is here, or will not come. */
async function loadAll({ router, queryClient }: ReturnType<typeof createApp>): Promise<void> {
  await router.load()
  await importDeferred()
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map(async (query) => query.promise),
  )
}

/** Puts the app into the place of a page that was served without data, when it can show as much. */
export async function replacePage(app: ReturnType<typeof createApp>, render: () => void): Promise<void> {
  await loadAll(app)
  dropServedHead()
  flushSync(render)
}
