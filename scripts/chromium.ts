import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

/** The browser of the end-to-end tests and the bench: Debian's Chromium, or what CHROMIUM names. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Installs it where that can be done, else says what to install. */
export function ensureChromium(): void {
  if (existsSync(chromium)) return
  installFromDebian(
    ['chromium', 'fonts-noto-cjk'],
    `No Chromium at ${chromium}. Install it (Debian: sudo apt-get install chromium fonts-noto-cjk), or name another one in CHROMIUM.`,
  )
}

if (import.meta.main) {
  ensureChromium()
  console.log(spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim())
}
