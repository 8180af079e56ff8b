import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { restoreBackup } from './restore-backup.ts'

const usage = `Brings a backup back (to DATA_DIR or DATABASE_URL, as for the server, which must not run). Of either engine to either engine.

  npm run restore -- <folder> [--at <name>] [--identity <file>] [--replace] [--without-key]
  npm run restore -- <folder> --try          a drill: everything is read, brought up to date and compared, and thrown away

--at        a point in that folder; without it the newest
--identity  file with the secret keys of an encrypted backup, a line each
--replace   takes the place of what is there; what was erased there stays erased
--without-key   SECRET_KEY, or secret.key of the former DATA_DIR, is lost: all second factors go with it

Everybody logs in again, secret addresses of calendars end, nobody shares a contact, and what waited to be sent is given up: whether it was sent since is
not known.
`

/** The command. Returns the exit code. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      at: { type: 'string' },
      identity: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'without-key': { type: 'boolean', default: false },
      try: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [folder, ...rest] = positionals
  if (values.help || folder === undefined || rest.length > 0) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  try {
    const keys = values.identity === undefined ? '' : await readFile(values.identity, 'utf8')
    const identities = keys.split(/\s+/).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
    const how = { isReplacing: values.replace, isTrial: values.try, isWithoutKey: values['without-key'] }
    const options = { folder: resolve(folder), name: values.at, identities, ...how }
    const { name, rows, erasures, files, damaged } = await restoreBackup(readConfig(), options)
    for (const [table, count] of rows) process.stdout.write(`${table.padEnd(20)} ${String(count).padStart(9)}  equal\n`)
    const what = values.try ? 'can be brought back' : 'is back'
    process.stdout.write(`${name} ${what}: ${files} files, ${erasures} erasures known.\n`)
    if (damaged.length > 0) process.stderr.write(`Not in the backup, or damaged: ${damaged.join(' ')}\n`)
    return damaged.length > 0 ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

if (import.meta.main) process.exitCode = await run()
