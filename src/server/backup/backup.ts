import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { unhurried } from '../db/limits.ts'
import { isReady } from '../db/migrate.ts'
import { makeBackup, writeErasures } from './make-backup.ts'

const usage = `Copies the database and its files, as they are at one moment, beside a server that runs (DATA_DIR or DATABASE_URL as for the server).

  npm run backup -- <folder> [--keep 30]   one more point in that folder; the newest 30 are kept
  npm run backup -- <folder> --erasures    only notes there what was erased since: cheap enough for every hour
  npm run backup -- --new-key              makes a pair of keys: BACKUP_RECIPIENTS encrypts, the other one is kept elsewhere

With BACKUP_RECIPIENTS everything is encrypted (age); npm run restore brings it back.
`

/** The command. Returns the exit code. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      keep: { type: 'string', default: '30' },
      erasures: { type: 'boolean', default: false },
      'new-key': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values['new-key']) {
    const identity = await generateX25519Identity()
    process.stdout.write(`BACKUP_RECIPIENTS=${await identityToRecipient(identity)}\n`)
    process.stdout.write(`${identity}\n\nKeep the second line in a file away from this machine: without it no backup can be restored.\n`)
    return 0
  }
  const [folder, ...rest] = positionals
  const keep = Number(values.keep)
  if (values.help || folder === undefined || rest.length > 0 || !Number.isInteger(keep) || keep < 1) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const config = readConfig()
  const database = openDatabase(config, unhurried)
  try {
    if (!(await isReady(database))) throw new Error('This is not a database of this build: start the server on it once.')
    const source = { database, dataDir: config.dataDir }
    if (values.erasures) {
      process.stdout.write(`${await writeErasures(source, resolve(folder))} erasures noted\n`)
      return 0
    }
    const { name, files } = await makeBackup(source, { folder: resolve(folder), recipients: config.backupRecipients, keep })
    process.stdout.write(`${name}: the database and ${files.length} files${config.backupRecipients.length > 0 ? ', encrypted' : ''}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await database.close()
  }
}

if (import.meta.main) process.exitCode = await run()
