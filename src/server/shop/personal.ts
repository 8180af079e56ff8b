import type { Personal } from '../http/personal.ts'

/** Tables of the shop that name somebody. */
export const shopPersonal: Personal = {
  shopStockMovements: { export: 'who of the staff did it', erase: 'that stock moved stays', stays: 'as long as the stock' },
}
