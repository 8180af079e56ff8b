import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { orders as resource } from '#contract/shop/orders.ts'
import { audit, auditList } from '../../http/audit.ts'
import { translate } from '../../http/catalogues.ts'
import type { Context } from '../../http/route.ts'
import type { SheetRow } from '../../http/sheet.ts'
import { xlsxOf } from '../../http/xlsx.ts'
import type { Order } from '../orders/rows.ts'
import { readSendable } from './slips.ts'

/** The last two are empty: filled in, the file brings the tracking numbers back. */
const headings = [
  /*i18n*/ '주문 번호',
  /*i18n*/ '받는 분',
  /*i18n*/ '연락처',
  /*i18n*/ '우편번호',
  /*i18n*/ '주소',
  /*i18n*/ '상세 주소',
  /*i18n*/ '배송 메모',
  /*i18n*/ '택배사',
  /*i18n*/ '송장번호',
] as const

/** Numbers of the country as its carriers read them. */
const localPhone = (phone: string): string => phone.replace(/^\+82/, '0')

const rowOf = ({ number, receiver, phone, postcode, address, addressDetail, note }: Order): SheetRow =>
  [number, receiver, localPhone(phone), postcode, address, addressDetail, note].map((cell) => cell ?? undefined)

// oxlint-disable-next-line typescript/require-await -- a sheet is made of pages
async function* pagesOf(heading: SheetRow, orders: readonly Order[]): AsyncGenerator<SheetRow[]> {
  yield [heading, ...orders.map(rowOf)]
}

/** Makes a workbook for a carrier of where some orders go. */
export async function carrierSheet(
  ids: readonly string[],
  { db, caller, locale }: Pick<Context, 'db' | 'caller' | 'locale'>,
): Promise<Buffer> {
  const orders = await readSendable(db, ids)
  const details = new URLSearchParams({ format: 'xlsx', rows: String(orders.length) }).toString()
  await auditList(db, caller, { action: 'export', resource: resource.path, details, reason: null })
  await audit(db, caller, { action: 'export', resource: resource.path, items: orders.map(({ _id }) => _id) })
  const heading = headings.map((id) => translate(locale, { id }))
  const [sheet, whole] = [xlsxOf(pagesOf(heading, orders)), new PassThrough()]
  // It ends as it is closed, which whoever iterates takes for a failure.
  sheet.once('error', (error) => whole.destroy(error)).pipe(whole)
  return buffer(whole)
}
