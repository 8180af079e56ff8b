import { persistently } from '../../data/persistently.ts'
import { whenIdle } from '../../offline/when-idle.ts'
import { LatePart } from '../../ui/late-part.tsx'

const load = async () => {
  await new Promise<void>(whenIdle)
  return (await persistently(() => import('./app-cards.tsx'))).AppCards
}
const ignore = () => undefined
const none = {}

/** What the app says about itself, in the browser only and when the page has nothing better to do. */
export const Cards = () => <LatePart load={load} onFailed={ignore} props={none} />
