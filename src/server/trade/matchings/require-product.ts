import { findCompanyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

/** A product that may be named: of the seller's company, and shown at the fair. @throws ApiError `invalid` */
export async function requireProduct(db: Db, _fair: string, _seller: string, _product: string): Promise<void> {
  const found = await db
    .selectFrom('fairProducts')
    .innerJoin('fairs_products', 'fairs_products._id', 'fairProducts._product')
    .select('fairProducts._product')
    .where('fairProducts._fair', '=', _fair)
    .where('fairProducts._product', '=', _product)
    .where('fairs_products._user', '=', await findCompanyOwner(db, _seller))
    .executeTakeFirst()
  if (found === undefined) throw new ApiError('invalid', { field: '_product' })
}
