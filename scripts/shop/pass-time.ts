import type { Database } from '#server/db/database.ts'
import { sql } from 'kysely'

/** Instants that the shop's clock looks at. */
const instants = {
  jobs: ['nextAt', 'leasedUntil'],
  shop_orders: ['payUntil', 'deliveredAt', 'changeUntil'],
  shop_claims: ['closedAt'],
  shop_charges: ['createdAt', 'checkAt'],
  shopChargeRefunds: ['nextAt'],
  shopPointLots: ['expiresAt'],
  shopMemberCoupons: ['expiresAt'],
} as const

/** Lets time pass for a shop, as seen by its clock: everything that it waits for comes nearer by so many minutes. */
export async function passTime({ db, engine }: Pick<Database, 'db' | 'engine'>, minutes: number): Promise<void> {
  for (const [table, columns] of Object.entries(instants))
    for (const column of columns) {
      const name = sql.ref(column)
      const earlier =
        engine === 'sqlite'
          ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${name}, ${`-${minutes} minutes`})`
          : sql`to_char((${name}::timestamptz - make_interval(mins => ${minutes}::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      await sql`update ${sql.table(table)} set ${name} = ${earlier} where ${name} is not null`.execute(db)
    }
}
