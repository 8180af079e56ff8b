import type { products } from '#contract/trade/products.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Translated } from '../types.ts'

type Category = ItemOf<typeof products>['category']

/** Each picture shows one of these: name in three languages, category, price in won, size. */
const kinds: readonly (readonly [ko: string, en: string, cn: string, category: Category, price: number, size: string])[] = [
  ['참기름', 'Sesame oil', '芝麻油', 'FOOD', 18_000, '320 ml'],
  ['라벤더 크림', 'Lavender cream', '薰衣草面霜', 'BEAUTY', 32_000, '80 ml'],
  ['쌀겨 클렌저', 'Rice bran cleanser', '米糠洁面乳', 'BEAUTY', 24_000, '150 ml'],
  ['한과 상자', 'Box of hangwa sweets', '韩果礼盒', 'FOOD', 45_000, '600 g'],
  ['감귤차', 'Tangerine tea', '柑橘茶', 'FOOD', 16_000, '20 × 2 g'],
  ['누비 가방', 'Quilted bag', '绗缝包', 'FASHION', 58_000, '32 × 28 cm'],
  ['한지 조명', 'Hanji lamp', '韩纸灯', 'LIVING', 89_000, '40 cm'],
  ['책장 스피커', 'Bookshelf speaker', '书架音箱', 'ELECTRONICS', 210_000, '30 cm'],
  ['메밀국수', 'Buckwheat noodles', '荞麦面', 'FOOD', 9_000, '500 g'],
  ['솜 인형', 'Cotton bear', '棉花熊玩偶', 'KIDS', 27_000, '35 cm'],
  ['대나무 수건', 'Bamboo towels', '竹纤维毛巾', 'LIVING', 36_000, '40 × 80 cm'],
  ['홍삼 정', 'Red ginseng tablets', '红参片', 'HEALTH', 64_000, '60 × 500 mg'],
  ['감식초', 'Persimmon vinegar', '柿子醋', 'FOOD', 21_000, '500 ml'],
  ['녹차 밤', 'Green tea balm', '绿茶香膏', 'BEAUTY', 28_000, '50 ml'],
  ['약과 세트', 'Yakgwa set', '药果套装', 'FOOD', 33_000, '12 × 40 g'],
  ['대추차', 'Jujube tea', '大枣茶', 'FOOD', 15_000, '15 × 3 g'],
  ['캔버스 가방', 'Canvas bag', '帆布包', 'FASHION', 39_000, '36 × 40 cm'],
  ['여행 스피커', 'Travel speaker', '旅行音箱', 'ELECTRONICS', 98_000, '18 cm'],
  ['쌀국수', 'Rice noodles', '米粉', 'FOOD', 8_000, '400 g'],
  ['아기 곰 인형', 'Baby bear', '宝宝熊玩偶', 'KIDS', 22_000, '25 cm'],
]

const editions: readonly (readonly [ko: string, en: string, cn: string, factor: number])[] = [
  ['', '', '', 1],
  [' 선물용', ', gift edition', '（礼品装）', 1.6],
  [' 작은 것', ', small', '（小号）', 0.6],
]

const features: readonly Translated[] = [
  {
    ko: '국내에서 기른 원료만 씁니다. 소량으로 만들어 신선합니다.',
    en: 'Only ingredients grown in Korea. Made fresh in small batches.',
    cn: '仅使用国产原料，小批量制作，保证新鲜。',
  },
  {
    ko: '포장까지 다시 쓸 수 있는 재료로 만들었습니다.',
    en: 'Made of materials that can be used again, the packaging included.',
    cn: '连包装都采用可再利用的材料制成。',
  },
  {
    ko: '장인과 함께 만들고 하나하나 손으로 살핍니다.',
    en: 'Made with craftspeople, and each one is checked by hand.',
    cn: '与匠人共同制作，逐件手工检验。',
  },
]

/** Sixty products, each with the name of its picture. */
export const demoProducts = editions.flatMap(([ofKo, ofEn, ofCn, factor], edition) =>
  kinds.map(([ko, en, cn, category, price, size], index) => ({
    name: { ko: `${ko}${ofKo}`, en: `${en}${ofEn}`, cn: `${cn}${ofCn}` },
    category,
    price: Math.round((price * factor) / 100) * 100,
    features: features[(index + edition) % features.length] ?? { ko: ko },
    size,
    picture: `product-${String(index + 1).padStart(2, '0')}`,
  })),
)
