import { Client } from 'pg'

/** The connection string of another database of the same server. */
export const databaseNamed = (server: string, name: string) => server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)

type Ask = (statement: string) => Promise<unknown[]>

/** Runs statements on a server, over a connection of their own. */
export async function onServer(server: string, work: (query: Ask) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await work(async (statement) => (await client.query<object>(statement)).rows).finally(() => client.end())
}

/** Creates a database like another one. Copied as files it takes a third of the time; before version 15 there was no other way. */
export async function copyDatabase(query: Ask, template: string, name: string): Promise<void> {
  const [isNamed] = await query("select 1 where current_setting('server_version_num')::int >= 150000")
  await query(`create database ${name} template ${template}${isNamed === undefined ? '' : ' strategy file_copy'}`)
}
