import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { fillWithInitialContent } from '../initial/fill.ts'
import { checkPassword, createAdministrator, generatePassword, listStaff, resetPassword } from './administrators.ts'

const usage = `The accounts of a real installation (DATA_DIR or DATABASE_URL as for the server, which may run meanwhile).

  npm run admin -- create <name>   an account that may do everything in the console
  npm run admin -- reset <name>    another password for an account; its sessions and its second factor end
  npm run admin -- list            the accounts of staff

The password is asked for, or read from the standard input where that is no terminal. Where it is left empty, or with --generate,
one is made and written once.
`

/** Asks twice, without showing what is typed. Empty: none was given. */
async function askPassword(): Promise<string> {
  // Piped in: the line as it is.
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true })
  try {
    process.stdout.write('Password (empty: one is made for you): ')
    const password = await terminal.question('')
    if (password === '') return password
    checkPassword(password)
    process.stdout.write('\nOnce more: ')
    if ((await terminal.question('')) !== password) throw new Error('The two are not the same.')
    return password
  } finally {
    process.stdout.write('\n')
    terminal.close()
  }
}

async function change(database: Database, command: 'create' | 'reset', username: string, isGenerated: boolean): Promise<void> {
  const typed = isGenerated ? '' : await askPassword()
  const password = typed || generatePassword()
  const write = command === 'create' ? createAdministrator : resetPassword
  await database.db.transaction().execute((db) => write(db, username, password))
  process.stdout.write(typed === '' ? `${username}: ${password}\n` : `${username}: done\n`)
}

/** The command. Returns the exit code. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { generate: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [command, username, ...rest] = positionals
  const isChange = command === 'create' || command === 'reset'
  const isKnown = isChange ? username !== undefined && rest.length === 0 : command === 'list' && username === undefined
  if (values.help || !isKnown) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const config = readConfig()
  const database = openDatabase(config)
  try {
    await migrate(database)
    // An account makes it a real installation: demo content is never put beside it.
    await fillWithInitialContent(database, config.onlySite)
    if (isChange && username !== undefined) await change(database, command, username, values.generate)
    else
      for (const staff of await listStaff(database.db))
        process.stdout.write(`${staff.username}\t${staff.status}\t${staff.level}${staff.isAdministrator ? ' (all)' : ''}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await database.close()
  }
}

if (import.meta.main) process.exitCode = await run()
