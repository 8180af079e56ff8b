import './ui/styles.css'
import { firstPaint } from './data/start/first-paint.ts'
import { retryImport } from './data/start/retry-import.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing')

/** The document carries a page that the server rendered: it is read before any of the app is evaluated. */
const isServed = root.firstElementChild !== null
void (isServed ? firstPaint() : Promise.resolve())
  .then(() => retryImport(() => import('./boot/render.tsx')))
  .then(({ hydratePage, renderShell }) => (window.$_TSR === undefined ? renderShell(root) : hydratePage(root)))
