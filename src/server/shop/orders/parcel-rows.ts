import type { Parcel } from '#contract/shop/parcels.ts'
import type { Db } from '../../db/schema.ts'

/** Reads the parcels of some orders, by order: the first that was sent first. */
export async function readParcels(db: Db, ids: readonly string[]): Promise<Map<string, Parcel[]>> {
  const rows = ids.length === 0 ? [] : await db.selectFrom('shopParcels').selectAll().where('_order', 'in', ids).orderBy('number').execute()
  const inside =
    rows.length === 0
      ? []
      : await db
          .selectFrom('shopParcelPieces as p')
          .innerJoin('shopOrderLines as l', 'l._id', 'p._line')
          .select(['p._parcel', 'p._line', 'p.quantity'])
          .where(
            'p._parcel',
            'in',
            rows.map(({ _id }) => _id),
          )
          .orderBy('l.position')
          .execute()
  const pieces = Map.groupBy(inside, ({ _parcel }) => _parcel)
  const parcels = rows.map(({ _id, _order, ...parcel }) => ({
    _order,
    parcel: { ...parcel, pieces: (pieces.get(_id) ?? []).map(({ _line, quantity }) => ({ _line, quantity })) },
  }))
  return new Map([...Map.groupBy(parcels, ({ _order }) => _order)].map(([_order, own]) => [_order, own.map(({ parcel }) => parcel)]))
}

export const parcelsOf = async (db: Db, _order: string): Promise<Parcel[]> => (await readParcels(db, [_order])).get(_order) ?? []
