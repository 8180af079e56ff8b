import { Client } from 'pg'

/** The connection string of another database of the same server. */
export const databaseNamed = (server: string, name: string) => server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)

/** Runs statements on a server, over a connection of their own. */
export async function onServer(server: string, work: (query: (statement: string) => Promise<unknown[]>) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await work(async (statement) => (await client.query<object>(statement)).rows).finally(() => client.end())
}
