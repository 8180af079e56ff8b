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

const grown: Translated = {
  ko: '국내에서 기른 원료만 씁니다. 소량으로 만들어 신선합니다.',
  en: 'Only ingredients grown in Korea. Made fresh in small batches.',
  cn: '仅使用国产原料，小批量制作，保证新鲜。',
}
const reused: Translated = {
  ko: '포장까지 다시 쓸 수 있는 재료로 만들었습니다.',
  en: 'Made of materials that can be used again, the packaging included.',
  cn: '连包装都采用可再利用的材料制成。',
}
const byHand: Translated = {
  ko: '장인과 함께 만들고 하나하나 손으로 살핍니다.',
  en: 'Made with craftspeople, and each one is checked by hand.',
  cn: '与匠人共同制作，逐件手工检验。',
}
const tested: Translated = {
  ko: '한 대씩 조립해 소리를 확인하고 내보냅니다. 부품을 따로 구할 수 있습니다.',
  en: 'Assembled and listened to one by one. Spare parts are available.',
  cn: '逐台组装并试听，零件可单独购买。',
}
const safe: Translated = {
  ko: '세탁기에 빨 수 있고, 떨어질 수 있는 작은 부품이 없습니다.',
  en: 'Machine washable, with no small parts that could come off.',
  cn: '可机洗，无易脱落的小零件。',
}

/** What is said of products of a category, in turns. */
const features: Readonly<Record<Category, readonly Translated[]>> = {
  FOOD: [grown, reused],
  BEAUTY: [grown, reused],
  HEALTH: [grown],
  LIVING: [byHand, reused],
  FASHION: [byHand, reused],
  ELECTRONICS: [tested],
  KIDS: [safe, byHand],
  OTHER: [byHand],
}

interface Made {
  ingredients: Translated | null
  color: Translated | null
  manufacturing: Translated
}

/** What products of a category are made of, and how. */
const made: Readonly<Record<Category, Made>> = {
  FOOD: {
    ingredients: { ko: '국내산 원재료, 정제수, 천일염', en: 'Korean-grown ingredients, purified water, sea salt', cn: '韩国产原料、纯净水、海盐' },
    color: null,
    manufacturing: { ko: '낮은 온도에서 소량씩 가공', en: 'Processed in small batches at low temperature', cn: '低温小批量加工' },
  },
  BEAUTY: {
    ingredients: { ko: '정제수, 글리세린, 식물성 오일, 토코페롤', en: 'Purified water, glycerin, plant oils, tocopherol', cn: '纯净水、甘油、植物油、生育酚' },
    color: { ko: '연한 미색', en: 'Pale ivory', cn: '浅象牙色' },
    manufacturing: { ko: '저온 혼합 후 밀봉 충전', en: 'Mixed cold and filled sealed', cn: '低温混合后密封灌装' },
  },
  LIVING: {
    ingredients: null,
    color: { ko: '자연색', en: 'Natural', cn: '原色' },
    manufacturing: { ko: '손으로 다듬고 그늘에서 건조', en: 'Finished by hand and dried in the shade', cn: '手工修整后阴干' },
  },
  FASHION: {
    ingredients: { ko: '겉감 면 100%, 안감 면 100%', en: 'Shell and lining 100% cotton', cn: '面料与里料均为100%棉' },
    color: { ko: '쪽빛, 먹색', en: 'Indigo, charcoal', cn: '靛蓝、墨色' },
    manufacturing: { ko: '재단 후 손바느질로 마감', en: 'Cut, then finished by hand', cn: '裁剪后手工收边' },
  },
  ELECTRONICS: {
    ingredients: null,
    color: { ko: '먹색', en: 'Charcoal', cn: '墨色' },
    manufacturing: { ko: '조립 후 한 대씩 소리 검사', en: 'Assembled, and each one tested by ear', cn: '组装后逐台试音' },
  },
  KIDS: {
    ingredients: { ko: '겉감 면 100%, 속 솜', en: 'Shell 100% cotton, cotton filling', cn: '面料100%棉，填充棉' },
    color: { ko: '풀빛', en: 'Leaf green', cn: '草绿色' },
    manufacturing: { ko: '봉제 후 바늘 검사', en: 'Sewn, then checked for needles', cn: '缝制后检针' },
  },
  HEALTH: {
    ingredients: { ko: '홍삼 농축 분말, 결정셀룰로스', en: 'Red ginseng concentrate, cellulose', cn: '红参浓缩粉、结晶纤维素' },
    color: null,
    manufacturing: { ko: '쪄서 말린 뒤 낮은 온도에서 농축', en: 'Steamed, dried and concentrated at low temperature', cn: '蒸制干燥后低温浓缩' },
  },
  OTHER: { ingredients: null, color: null, manufacturing: { ko: '주문 후 제작', en: 'Made to order', cn: '接单后制作' } },
}

/** Where a product is sold and told of: not all have all of it, as in life. */
export function demoSites(index: number, seller: number) {
  const site = `https://maker${String(seller + 1).padStart(2, '0')}.example`
  return {
    homepage: `${site}/`,
    salesSite: index % 3 === 2 ? null : `${site}/shop/${index + 1}`,
    buyerPage: index % 4 === 3 ? null : `${site}/trade/${index + 1}`,
  }
}

/** Categories of companies, as theirs are called, and of what they make. */
const madeBy: Readonly<Record<string, Category>> = {
  식품: 'FOOD',
  화장품: 'BEAUTY',
  생활용품: 'LIVING',
  유아동: 'KIDS',
  건강: 'HEALTH',
  전자: 'ELECTRONICS',
  패션: 'FASHION',
}

/** Places of the sellers among whom each product is dealt out: those who make such things, one after the other. */
export function sellersOf(sellers: readonly { category: string }[], products: readonly { category: Category }[]): number[] {
  const dealt = new Map<Category, number>()
  return products.map(({ category }) => {
    const makers = sellers.flatMap((seller, place) => (madeBy[seller.category] === category ? [place] : []))
    const turn = dealt.get(category) ?? 0
    dealt.set(category, turn + 1)
    return makers[turn % makers.length] ?? 0
  })
}

/** Sixty products, each with the name of its picture. */
export const demoProducts = editions.flatMap(([ofKo, ofEn, ofCn, factor], edition) =>
  kinds.map(([ko, en, cn, category, price, size], index) => ({
    name: { ko: `${ko}${ofKo}`, en: `${en}${ofEn}`, cn: `${cn}${ofCn}` },
    category,
    price: Math.round((price * factor) / 100) * 100,
    features: features[category][(index + edition) % features[category].length] ?? byHand,
    size,
    ...made[category],
    picture: `product-${String(index + 1).padStart(2, '0')}`,
  })),
)
