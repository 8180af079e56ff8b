import type { LotCost } from '#contract/auction/cost.ts'
import type { works } from '#contract/auction/works.ts'
import { locales, type Translated } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { translate } from '../../http/catalogues.ts'
import type { WonLine } from '../auction.ts'

const texts = {
  lot: /*i18n*/ { id: 'won.lot', message: 'Lot {lot}' },
  premium: /*i18n*/ { id: 'won.premium', message: '구매 수수료' },
  resaleShare: /*i18n*/ { id: 'won.resaleShare', message: '추급권 보상금' },
}

/** A text in each language. */
const inAll = (text: (typeof texts)[keyof typeof texts], values: Record<string, string> = {}): Translated => {
  const [ko, en, cn] = locales.map((locale) => translate(locale, text, values))
  return { ko: ko ?? '', en: en ?? '', cn: cn ?? '' }
}

/** Lines of an order of what was won, and the value added tax within them, by what the lot costs (`costOf`). */
export function wonLinesOf(
  { lot, title, images, taxKind }: Pick<ItemOf<typeof works>, 'lot' | 'title' | 'images' | 'taxKind'>,
  artist: Translated,
  { hammer, hammerVat, premium, premiumVat, resaleShare }: LotCost,
): { lines: WonLine[]; vat: number } {
  const fee = { values: [], thumb: null, isFee: true }
  const work: WonLine = {
    name: title,
    values: [artist, inAll(texts.lot, { lot })],
    thumb: images[0]?.picture ?? null,
    code: `lot-${lot}`,
    isFee: false,
    price: hammer + hammerVat,
    taxKind: taxKind === 'series' ? 'taxable' : 'exempt',
  }
  const share = resaleShare ?? 0
  return {
    lines: [
      work,
      ...(premium > 0
        ? [{ ...fee, name: inAll(texts.premium), code: 'premium', price: premium + premiumVat, taxKind: 'taxable' as const }]
        : []),
      ...(share > 0 ? [{ ...fee, name: inAll(texts.resaleShare), code: 'resale-share', price: share, taxKind: 'exempt' as const }] : []),
    ],
    vat: hammerVat + premiumVat,
  }
}
