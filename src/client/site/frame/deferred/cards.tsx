import { retryImport } from '../../../data/retry-import.ts'
import { onIdle } from '../../../data/on-idle.ts'
import { LazyComponent } from '../../../ui/lazy-component.tsx'

const load = async () => {
  await new Promise<void>((resolve) => onIdle(resolve))
  return (await retryImport(() => import('../../install/app-cards.tsx'))).AppCards
}
const ignore = () => undefined
const none = {}

/** What the app says about itself, in the browser only and when the page has nothing better to do. */
export const Cards = () => <LazyComponent load={load} onFailed={ignore} props={none} />
