import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The browser of the end-to-end tests and the bench: Debian's Chromium, or what CHROMIUM names. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Installs it where that can be done, else says what to install. */
export function ensureChromium(): void {
  if (existsSync(chromium)) return
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!canInstall)
    throw new Error(
      `No Chromium at ${chromium}. Install it (Debian: sudo apt-get install chromium fonts-noto-cjk), or name another one in CHROMIUM.`,
    )
  console.log('installing chromium from Debian …')
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
  ]
  for (const step of steps) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) throw new Error(`apt-get ${step.join(' ')} failed`)
  }
}

if (import.meta.main) {
  ensureChromium()
  console.log(spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim())
}
