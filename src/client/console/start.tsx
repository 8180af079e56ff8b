import './styles.css'
import { languageTag } from '#contract/locale.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { chosenLocale } from '../data/i18n.ts'
import { setTransport } from '../data/http.ts'
import { joinTabs } from '../session/other-tabs.ts'
import { authorised } from '../session/transport.ts'
import { createConsole, Console } from './app.tsx'
import { createConsoleI18n, loadConsoleMessages } from './i18n.ts'
import { setTrustedTypes } from './trusted-types.ts'

setTrustedTypes()
setTransport(authorised)
void joinTabs()

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing')
const locale = chosenLocale()
document.documentElement.lang = languageTag(locale)
const app = createConsole(createConsoleI18n(locale))
// The words and the screen come together, not one after the other. No top-level await: the screen's file imports this one.
void Promise.all([loadConsoleMessages(app.i18n, locale), app.router.load()]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Console {...app} />
    </StrictMode>,
  ),
)
