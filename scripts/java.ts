import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

const version = (): string | undefined => {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return status === 0 ? stderr.split('\n')[0] : undefined
}

/** Java runs the Nu HTML checker (npm package `vnu-jar`). Installs it where that can be done, else says what to install. */
export function ensureJava(): void {
  if (version() === undefined)
    installFromDebian(['default-jre-headless'], 'No Java. Install it (Debian: sudo apt-get install default-jre-headless).')
}

if (import.meta.main) {
  ensureJava()
  console.log(version())
}
