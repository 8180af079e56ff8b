import { shopProducts } from '#contract/shop/products.ts'
import { bump } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { moveStock } from '../stock.ts'
import type { Claim } from './claim-rows.ts'

type Moved = Pick<Claim, 'quantity' | 'number' | '_variant' | '_newVariant'>

async function move(db: Db, _variant: string, kind: 'exchanged' | 'restored' | 'returned', { quantity, number }: Moved): Promise<void> {
  await moveStock(db, { _variant, kind, amount: quantity, reason: number, _user: null })
  await bump(db, shopProducts.path)
}

/** Takes what is to be sent for a claim out of the stock. Under `lockOrders`, as the others. */
export async function holdNew(db: Db, claim: Moved): Promise<void> {
  if (claim._newVariant !== null) await move(db, claim._newVariant, 'exchanged', claim)
}

/** Gives back what was held for a claim of which nothing is sent. */
export async function releaseNew(db: Db, claim: Moved): Promise<void> {
  if (claim._newVariant !== null) await move(db, claim._newVariant, 'restored', claim)
}

/** Notes that the stock has again what came back. */
export async function restockOld(db: Db, claim: Moved): Promise<void> {
  if (claim._variant !== null) await move(db, claim._variant, 'returned', claim)
}
