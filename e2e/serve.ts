import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyGolden } from '../src/server/testing/golden.ts'
import { standIn } from '../src/server/testing/payment-gateway.ts'
import { paymentPort } from './payment-window.ts'
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
const payments = `http://localhost:${paymentPort(Number(process.env['PORT']))}`
standIn('test')
  .server.listen(Number(new URL(payments).port), 'localhost')
  .unref()
process.env['TOSS_CLIENT_KEY'] = 'test'
process.env['TOSS_SECRET_KEY'] = 'test'
process.env['TOSS_API_URL'] = payments
process.env['TOSS_SCRIPT_URL'] = `${payments}/v2/standard`
await import(pathToFileURL(join(import.meta.dirname, '../src/server/main.ts')).href)
