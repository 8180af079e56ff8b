import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The browser of the end-to-end tests: Debian's Chromium, or what CHROMIUM names. Installed here where that can be done. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

if (!existsSync(chromium)) {
  const isDebian = existsSync('/usr/bin/apt-get')
  const isRoot = process.getuid?.() === 0
  if (!isDebian || !isRoot)
    throw new Error(
      `No Chromium at ${chromium}. Install it (Debian: sudo apt-get install chromium fonts-noto-cjk), or name another one in CHROMIUM.`,
    )
  console.log('installing chromium from Debian …')
  for (const rest of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
  ]) {
    const { status } = spawnSync('apt-get', rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) throw new Error(`apt-get ${rest.join(' ')} failed`)
  }
}
console.log(spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim())
