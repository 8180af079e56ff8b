import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { ensureChromium, headless } from './chromium.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { openMailServer } from './walk/mail-server.ts'
import { workWithRequests } from './walk/requests.ts'
import { setUpSite } from './walk/set-up-site.ts'
import { administrator, check, origin, port, step, type Walk } from './walk/steps.ts'

/**
 * From an empty start to an open site, as docs/console.md tells it: a server of the real build without demo content, a mail server
 * beside it, and one who does in the console what the guide says, step by step. Each step is looked for on the public site. Writes
 * the guide's pictures (`docs/console/start-*.webp`), and fails at the first step that does not hold. Needs a build.
 */
const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-walk-'))
const settings = { SEED: 'none', DATA_DIR: dataDir, ORIGIN: origin }

function createAdministrator(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'admin', '--', 'create', administrator.username], {
    cwd: root,
    env: { ...process.env, ...settings },
    input: `${administrator.password}\n`,
    encoding: 'utf8',
  })
  check(status === 0 && stdout.includes(`${administrator.username}: done`), `the first administrator is made: ${stdout}${stderr}`)
}

ensureChromium()
const mail = await openMailServer()
let server: RunningServer | undefined
const browser = await chromium.launch({ executablePath: headless() })
try {
  await step('the first administrator, by the command', async () => createAdministrator())
  const letters = { SMTP_URL: mail.url, MAIL_FROM: '이음새 <office@firm.example>' }
  server = await step('the server', () => startServer(port, { ...settings, ...letters, LOG_LEVEL: 'error' }))
  const openPage = async (width: number): Promise<Page> => {
    const size = { width, height: width < 500 ? 740 : 800 }
    const context = await browser.newContext({ viewport: size, locale: 'ko-KR', timezoneId: 'Asia/Seoul', hasTouch: width < 500 })
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }
  const walk: Walk = { office: await openPage(1280), wide: await openPage(1280), narrow: await openPage(360), open: openPage }
  await setUpSite(walk)
  await workWithRequests(walk, mail.mails)
  console.log('\nThe walk holds.')
} finally {
  await browser.close()
  mail.close()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
