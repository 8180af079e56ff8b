import { type DisclosureKind, type DisclosureRow, disclosureRows } from '#contract/shop/disclosure.ts'
import type { Translated } from '../types.ts'

/** The kind of goods of each category of the demo shop. */
const kinds: Readonly<Record<string, DisclosureKind>> = {
  'leaf-tea': 'processedFood',
  'blended-tea': 'processedFood',
  pantry: 'processedFood',
  sweets: 'processedFood',
  produce: 'freshFood',
  mugs: 'kitchen',
  bowls: 'kitchen',
  brassware: 'kitchen',
  kitchen: 'kitchen',
  linen: 'bedding',
  'quilted-bags': 'bag',
  'cloth-bags': 'bag',
  scarves: 'accessory',
  socks: 'wear',
  jewellery: 'accessory',
  soap: 'cosmetics',
  skincare: 'cosmetics',
  books: 'book',
}

const korea: Translated = { ko: '대한민국', en: 'Republic of Korea', cn: '韩国' }
const service: Translated = { ko: '이음새 무역센터, 02-0100-3000', en: 'Ieumsae Trade Centre, 02-0100-3000', cn: '怡音贸易中心，02-0100-3000' }
const notImported: Translated = { ko: '수입품이 아닙니다', en: 'Not imported', cn: '非进口商品' }
const none: Translated = { ko: '해당 없음', en: 'Does not apply', cn: '不适用' }
const elsewhere: Translated = { ko: '상세 설명 참조', en: 'See the description', cn: '见详细说明' }
const warranty: Translated = {
  ko: '소비자분쟁해결기준(공정거래위원회 고시)에 따릅니다',
  en: 'By the standards for settling consumer disputes (Fair Trade Commission)',
  cn: '依据《消费者纠纷解决标准》（公平交易委员会告示）',
}
const care: Translated = {
  ko: '물기와 직사광선을 피해 주십시오. 자세한 것은 상세 설명에 있습니다.',
  en: 'Keep away from damp and direct sunlight. The description says more.',
  cn: '请避免潮湿和阳光直射。详情见详细说明。',
}

const always: Partial<Record<DisclosureRow, Translated>> = {
  country: korea,
  origin: korea,
  service,
  consumers: service,
  imported: notImported,
  modified: none,
  functional: none,
  certification: none,
  installation: none,
  warranty,
  caution: care,
  care,
  safety: care,
  storage: care,
}

interface Product {
  category: string
  name: Translated
  maker: Translated
}

/** What the demo shop tells of a product by the law. */
export function disclosureOf({ category, name, maker }: Product) {
  const kind = kinds[category] ?? 'other'
  const own: Partial<Record<DisclosureRow, Translated>> = { name, foodName: name, maker, producer: maker, cosmeticMaker: maker, author: maker }
  return { kind, rows: disclosureRows[kind].map((row) => ({ row, text: own[row] ?? always[row] ?? elsewhere })) }
}
