import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyGolden } from '../src/server/testing/golden.ts'
import { startProcess } from '../src/server/testing/process.ts'

export interface Server {
  origin: string
  pid: number | undefined
  stop: () => Promise<void>
}

/**
 * A second real server, on a build of its own that a test may change, and on the demo content.
 * @param settings more of its settings: `PORT` of one that was stopped takes its place
 * @param main module that starts it, where it is another one than the product's
 */
export async function startServer(dist: string, settings: Record<string, string> = {}, main?: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-e2e-'))
  await copyGolden(dataDir)
  const own = {
    NODE_ENV: 'production',
    HOST: 'localhost',
    DIST: dist,
    DATA_DIR: dataDir,
    FORMS_PER_MINUTE: '1000',
    CODES_PER_NETWORK: '1000',
  }
  const server = await startProcess({ ...own, ...settings }, main)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${new URL(server.url).port}`, pid: server.pid, stop }
}
