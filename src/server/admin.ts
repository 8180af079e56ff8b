import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { type Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { fillWithInitialContent } from './initial/fill.ts'
import { join, modulesOf } from './module.ts'
import { modules } from './modules.ts'
import { checkPassword, createAdministrator, generatePassword, listStaff, resetPassword } from './account/administrators.ts'
import { changeTokenKey } from './account/auth.ts'
import { endSessionsOf } from './account/sessions.ts'

const usage = `The accounts of a real installation (DATA_DIR or DATABASE_URL as for the server, which may run meanwhile).

  npm run admin -- create <name>   an account that may do everything in the console
  npm run admin -- reset <name>    another password for an account; its sessions and its second factor end
  npm run admin -- list            the accounts of staff
  npm run admin -- end-sessions [name]   ends all sessions, of everybody or of one account, with the secret addresses of calendars
  npm run admin -- change-key      another key for access tokens; those that there are end within seconds, logins go on

The password is asked for, or read from the standard input where that is no terminal. Where it is left empty, or with --generate,
one is made and written once.
`

/** Where the command is given: a process, or what a test puts in its place. */
interface Terminal {
  env: NodeJS.ProcessEnv
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable
  stderr: Writable
}

/** Asks twice, without showing what is typed. Empty: none was given. */
async function askPassword({ stdin, stdout }: Terminal): Promise<string> {
  // Piped in: the line as it is.
  if (stdin.isTTY !== true) return (await text(stdin)).replace(/\r?\n$/, '')
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: hidden, terminal: true })
  try {
    stdout.write('Password (empty: one is made for you): ')
    const password = await terminal.question('')
    if (password === '') return password
    checkPassword(password)
    stdout.write('\nOnce more: ')
    if ((await terminal.question('')) !== password) throw new Error('The two are not the same.')
    return password
  } finally {
    stdout.write('\n')
    terminal.close()
  }
}

async function change(
  at: Terminal,
  database: Database,
  command: 'create' | 'reset',
  username: string,
  isGenerated: boolean,
): Promise<void> {
  const typed = isGenerated ? '' : await askPassword(at)
  const password = typed || generatePassword()
  const write = command === 'create' ? createAdministrator : resetPassword
  await database.db.transaction().execute((db) => write(db, username, password))
  at.stdout.write(typed === '' ? `${username}: ${password}\n` : `${username}: done\n`)
}

type Command = 'create' | 'reset' | 'list' | 'end-sessions' | 'change-key'

/** Reads which command it is. Nothing where it is none. */
function readCommand([command = '', ...names]: readonly string[]): { command: Command; username: string | undefined } | undefined {
  const mostNames = { create: 1, reset: 1, list: 0, 'end-sessions': 1, 'change-key': 0 }[command]
  const isNamed = command === 'create' || command === 'reset'
  if (mostNames === undefined || names.length > mostNames || (isNamed && names.length === 0)) return undefined
  return { command: command as Command, username: names[0] }
}

async function list({ stdout }: Terminal, { db }: Database): Promise<void> {
  for (const { username, status, level, isAdministrator } of await listStaff(db))
    stdout.write(`${username}\t${status}\t${level}${isAdministrator ? ' (all)' : ''}\n`)
}

/** The command, with its arguments. Returns the exit code. */
export async function run(args: string[], at: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { generate: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const asked = readCommand(positionals)
  if (values.help || asked === undefined) {
    at.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const { command, username } = asked
  const config = readConfig(at.env)
  const database = openDatabase(config)
  try {
    await migrate(database)
    // An account makes it a real installation: demo content is never put beside it.
    await fillWithInitialContent(database, join(modulesOf(modules, config.onlySite)).firstContent, config.onlySite)
    if ((command === 'create' || command === 'reset') && username !== undefined)
      await change(at, database, command, username, values.generate)
    if (command === 'list') await list(at, database)
    if (command === 'end-sessions') at.stdout.write(`${await endSessionsOf(database.db, username, join(modules).takeBack)} accounts\n`)
    if (command === 'change-key') await changeTokenKey(database)
    return 0
  } catch (error) {
    at.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await database.close()
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), process)
