import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages where that can be done (Debian, as root); else throws what a person has to do. */
export function installFromDebian(packages: readonly string[], otherwise: string): void {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!canInstall) throw new Error(otherwise)
  console.log(`installing ${packages.join(', ')} from Debian …`)
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]
  for (const step of steps) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) throw new Error(`apt-get ${step.join(' ')} failed`)
  }
}
