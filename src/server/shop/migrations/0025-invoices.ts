import type { Kysely } from 'kysely'

// Tax invoices: the business that one is issued to stands with the order, beside the number that a cash receipt has.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['invoiceCompany', 'invoiceRepresentative', 'invoiceEmail'])
    await schema.alterTable('shop_orders').addColumn(name, 'text').execute()
}
