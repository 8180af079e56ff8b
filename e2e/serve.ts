import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyGolden } from '../src/server/testing/golden.ts'
import { gatewayPort, startGateway } from './text-messages.ts'

/** Runs the real server on the demo content, in a folder of its own, which goes when it ends. Settings come from the environment. */
const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-e2e-'))
await copyGolden(dataDir)
process.env['DATA_DIR'] = dataDir
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const port = gatewayPort(Number(process.env['PORT']))
startGateway(port)
process.env['SMS_URL'] = `http://localhost:${port}`
process.env['SMS_TOKEN'] = 'test'
await import(pathToFileURL(join(import.meta.dirname, '../src/server/main.ts')).href)
