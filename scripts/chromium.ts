import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

/** The whole browser, for the bench and whatever only it can do: Debian's Chromium, or what CHROMIUM names. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

const shell = '/usr/bin/chromium-headless-shell'

/** The browser of ordinary end-to-end tests. The headless shell needs half the processor time; where it is missing, the whole browser. */
export const headless = (): string => (process.env['CHROMIUM'] === undefined && existsSync(shell) ? shell : chromium)

/** Installs both where that can be done, else says what to install. The shell is no condition. */
export function ensureChromium(): void {
  if (!existsSync(chromium))
    installFromDebian(
      ['chromium', 'fonts-noto-cjk'],
      `No Chromium at ${chromium}. Install it (Debian: sudo apt-get install chromium fonts-noto-cjk), or name another one in CHROMIUM.`,
    )
  if (headless() !== chromium || process.env['CHROMIUM'] !== undefined) return
  try {
    installFromDebian(['chromium-headless-shell'], 'Without chromium-headless-shell the end-to-end tests take longer.')
  } catch (error) {
    console.warn(String(error))
  }
}

if (import.meta.main) {
  ensureChromium()
  for (const browser of new Set([headless(), chromium]))
    console.log(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim() || browser)
}
