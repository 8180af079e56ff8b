import * as z from 'zod'
import { labelled, line, translated } from '../field.ts'

/**
 * The rows that a seller at a distance has to tell of goods, by their kind: the notice of the Fair Trade Commission on the provision of
 * product information in electronic commerce (전자상거래 등에서의 상품 등의 정보제공에 관한 고시), annex 1, for the kinds that the centre sells.
 */
const rows = {
  name: /*i18n*/ '품명 및 모델명',
  foodName: /*i18n*/ '제품명(품목 또는 명칭)',
  foodType: /*i18n*/ '식품의 유형',
  sort: /*i18n*/ '종류',
  material: /*i18n*/ '소재(재질)',
  purity: /*i18n*/ '소재·순도',
  weight: /*i18n*/ '중량',
  colour: /*i18n*/ '색상',
  size: /*i18n*/ '치수(크기)',
  parts: /*i18n*/ '구성품',
  contents: /*i18n*/ '포장 단위별 용량(중량)·수량·크기',
  capacity: /*i18n*/ '내용물의 용량 또는 중량',
  features: /*i18n*/ '주요 사양',
  certification: /*i18n*/ 'KC 인증 등 인증·허가 정보',
  released: /*i18n*/ '동일 모델의 출시 연월',
  maker: /*i18n*/ '제조자(수입자)',
  cosmeticMaker: /*i18n*/ '화장품제조업자와 책임판매업자',
  producer: /*i18n*/ '생산자와 소재지(수입자)',
  country: /*i18n*/ '제조국',
  origin: /*i18n*/ '원산지',
  made: /*i18n*/ '제조연월',
  expiry: /*i18n*/ '제조연월일과 소비기한 또는 품질유지기한',
  useBy: /*i18n*/ '사용기한 또는 개봉 후 사용기간',
  use: /*i18n*/ '사용 방법',
  ingredients: /*i18n*/ '원재료명과 함량',
  allIngredients: /*i18n*/ '전성분',
  nutrition: /*i18n*/ '영양성분',
  modified: /*i18n*/ '유전자변형식품 해당 여부',
  functional: /*i18n*/ '기능성 화장품 심사 여부',
  labelling: /*i18n*/ '관련 법령에 따른 표시 사항',
  imported: /*i18n*/ '수입신고 여부',
  storage: /*i18n*/ '보관 방법 또는 취급 방법',
  care: /*i18n*/ '세탁 방법과 취급할 때의 주의사항',
  caution: /*i18n*/ '취급할 때의 주의사항',
  safety: /*i18n*/ '소비자 안전을 위한 주의사항',
  installation: /*i18n*/ '배송·설치 비용',
  certificate: /*i18n*/ '보증서 제공 여부',
  author: /*i18n*/ '저자와 출판사',
  pages: /*i18n*/ '쪽수',
  publishedOn: /*i18n*/ '출간일',
  tableOfContents: /*i18n*/ '목차 또는 책 소개',
  warranty: /*i18n*/ '품질보증기준',
  service: /*i18n*/ 'A/S 책임자와 전화번호',
  consumers: /*i18n*/ '소비자 상담 전화번호',
} as const
export type DisclosureRow = keyof typeof rows

const kinds = {
  wear: /*i18n*/ '의류',
  shoes: /*i18n*/ '구두·신발',
  bag: /*i18n*/ '가방',
  accessory: /*i18n*/ '패션잡화(모자·벨트·액세서리)',
  bedding: /*i18n*/ '침구류·커튼',
  furniture: /*i18n*/ '가구',
  kitchen: /*i18n*/ '주방용품',
  cosmetics: /*i18n*/ '화장품',
  jewellery: /*i18n*/ '귀금속·보석·시계류',
  freshFood: /*i18n*/ '농수축산물',
  processedFood: /*i18n*/ '가공식품',
  book: /*i18n*/ '서적',
  other: /*i18n*/ '기타 재화',
} as const
export type DisclosureKind = keyof typeof kinds

const afterwards = ['warranty', 'service'] as const
const made = ['maker', 'country'] as const

/** The rows of each kind, in their order. */
export const disclosureRows: Readonly<Record<DisclosureKind, readonly DisclosureRow[]>> = {
  wear: ['material', 'colour', 'size', ...made, 'care', 'made', ...afterwards],
  shoes: ['material', 'colour', 'size', ...made, 'caution', ...afterwards],
  bag: ['sort', 'material', 'colour', 'size', ...made, 'caution', ...afterwards],
  accessory: ['sort', 'material', 'size', ...made, 'caution', ...afterwards],
  bedding: ['material', 'colour', 'size', 'parts', ...made, 'care', ...afterwards],
  furniture: ['name', 'certification', 'colour', 'parts', 'material', ...made, 'size', 'installation', ...afterwards],
  kitchen: ['name', 'material', 'parts', 'size', 'released', ...made, 'imported', ...afterwards],
  cosmetics: [
    'capacity',
    'features',
    'useBy',
    'use',
    'cosmeticMaker',
    'country',
    'allIngredients',
    'functional',
    'caution',
    'warranty',
    'consumers',
  ],
  jewellery: ['purity', 'weight', ...made, 'size', 'caution', 'features', 'certificate', ...afterwards],
  freshFood: ['foodName', 'contents', 'producer', 'origin', 'expiry', 'labelling', 'imported', 'parts', 'storage', 'safety', 'consumers'],
  processedFood: [
    'foodName',
    'foodType',
    'producer',
    'expiry',
    'contents',
    'ingredients',
    'nutrition',
    'modified',
    'safety',
    'imported',
    'consumers',
  ],
  book: ['name', 'author', 'size', 'pages', 'parts', 'publishedOn', 'tableOfContents'],
  other: ['name', 'certification', ...made, ...afterwards],
}

/** Names of the rows, in Korean: labels of the contract. */
export const disclosureNames: Readonly<Record<DisclosureRow, string>> = rows

const names = Object.keys(rows) as [DisclosureRow, ...DisclosureRow[]]
const kindNames = Object.keys(kinds) as [DisclosureKind, ...DisclosureKind[]]
const told = z.strictObject({
  row: labelled(/*i18n*/ '항목', z.enum(names), rows),
  text: labelled(/*i18n*/ '내용', translated(line(300))),
})

/** Field of a product: its kind, and what is told of it. All rows of the kind are there, or there is none. */
export const disclosure = z.strictObject({
  kind: labelled(/*i18n*/ '상품의 종류', z.enum(kindNames), kinds),
  rows: labelled(/*i18n*/ '알릴 내용', z.array(labelled(/*i18n*/ '항목', told)).max(20)),
})

/** Rows as readers have them: named, in one language. */
export const disclosed = z.array(z.strictObject({ name: z.string(), text: z.string() }))
