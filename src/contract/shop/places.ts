/** Provinces of Korea by the first two digits of their postal codes, from the first number to the last. */
const regionRanges = [
  ['seoul', 1, 9],
  ['gyeonggi', 10, 20],
  ['incheon', 21, 23],
  ['gangwon', 24, 26],
  ['chungbuk', 27, 29],
  ['sejong', 30, 30],
  ['chungnam', 31, 33],
  ['daejeon', 34, 35],
  ['gyeongbuk', 36, 40],
  ['daegu', 41, 43],
  ['ulsan', 44, 45],
  ['busan', 46, 49],
  ['gyeongnam', 50, 53],
  ['jeonbuk', 54, 56],
  ['jeonnam', 57, 60],
  ['gwangju', 61, 62],
  ['jeju', 63, 63],
] as const
export type Region = (typeof regionRanges)[number][0]

/** Kinds of places by what delivery costs there: the same everywhere, on Jeju, on other islands. */
export const placeKinds = ['mainland', 'jeju', 'island'] as const
export type PlaceKind = (typeof placeKinds)[number]

type Range = readonly [from: number, to: number]
const jeju: readonly Range[] = [[63_000, 63_644]]
/**
 * Islands that carriers take more for: the list that they usually publish, as it was known when this was written. It was not compared with
 * an official source, and carriers differ: the office corrects it in the setting (`remotePlaces`).
 */
const islands: readonly Range[] = [
  // Incheon: Jung-gu, Ganghwa, Ongjin.
  [22_386, 22_388],
  [23_004, 23_010],
  [23_100, 23_116],
  [23_124, 23_136],
  // Dangjin, Taean, Boryeong.
  [31_708, 31_708],
  [32_133, 32_133],
  [33_411, 33_411],
  // Ulleung.
  [40_200, 40_240],
  // Busan: Gangseo-gu.
  [46_768, 46_771],
  // Sacheon, Tongyeong.
  [52_570, 52_571],
  [53_031, 53_033],
  [53_089, 53_104],
  // Gunsan, Buan, Yeonggwang.
  [54_000, 54_000],
  [56_347, 56_349],
  [57_068, 57_069],
  // Mokpo, Sinan.
  [58_760, 58_762],
  [58_800, 58_810],
  [58_816, 58_818],
  [58_826, 58_826],
  [58_832, 58_832],
  [58_839, 58_841],
  [58_843, 58_866],
  // Jindo, Wando, Yeosu.
  [58_953, 58_958],
  [59_102, 59_103],
  [59_106, 59_106],
  [59_127, 59_127],
  [59_129, 59_129],
  [59_137, 59_166],
  [59_421, 59_421],
  [59_531, 59_531],
  [59_551, 59_551],
  [59_563, 59_563],
  [59_568, 59_568],
  [59_650, 59_650],
  [59_766, 59_766],
  [59_781, 59_790],
]

/** Places that the office counts differently: what is said later counts. */
export interface RemotePlace {
  from: string
  to: string
  kind: PlaceKind
}

/** Terms of places in the setting, in won. */
export interface RemoteTerms {
  jejuFee: number
  islandFee: number
  /** None on a device that has the setting of before. */
  remotePlaces?: readonly RemotePlace[]
}

/** Returns whether a text is a postal code of Korea. */
export const isPostcode = (text: string): boolean => /^\d{5}$/.test(text)

/** Returns the province of a postal code; undefined: none has it, or it is not whole. */
export function regionOf(postcode: string): Region | undefined {
  const start = isPostcode(postcode) ? Number(postcode.slice(0, 2)) : 0
  return regionRanges.find(([, from, to]) => start >= from && start <= to)?.[0]
}

const isWithin = (code: number, from: number, to: number): boolean => code >= Math.min(from, to) && code <= Math.max(from, to)

/** Returns what kind of place a postal code is of. */
export function placeKindOf(postcode: string, { remotePlaces = [] }: Pick<RemoteTerms, 'remotePlaces'>): PlaceKind {
  if (!isPostcode(postcode)) return 'mainland'
  const code = Number(postcode)
  const corrected = remotePlaces.findLast(({ from, to }) => isWithin(code, Number(from), Number(to)))
  if (corrected !== undefined) return corrected.kind
  const isIn = (ranges: readonly Range[]) => ranges.some(([from, to]) => isWithin(code, from, to))
  return isIn(jeju) ? 'jeju' : isIn(islands) ? 'island' : 'mainland'
}

/** Returns what delivery to a place costs on top, in won: also where delivery itself is free. @param postcode null: it is not delivered */
export function remoteFeeOf(postcode: string | null, terms: RemoteTerms): number {
  if (postcode === null) return 0
  const kind = placeKindOf(postcode, terms)
  return kind === 'jeju' ? terms.jejuFee : kind === 'island' ? terms.islandFee : 0
}

/** The place of an order, and what was added for it when it was placed. */
interface PlacedOrder {
  postcode: string | null
  remoteFee: number
}

/** Returns what an order costs on top once it goes elsewhere, in won: to a place of the same kind what it cost before. */
export function remoteFeeAfter({ postcode: before, remoteFee }: PlacedOrder, postcode: string | null, terms: RemoteTerms): number {
  const isSame =
    before === postcode || (before !== null && postcode !== null && placeKindOf(before, terms) === placeKindOf(postcode, terms))
  return isSame ? remoteFee : remoteFeeOf(postcode, terms)
}

/** How addresses begin, by province: its short name, and its long ones up to where they differ from each other. */
const beginnings: Readonly<Record<Region, readonly string[]>> = {
  seoul: ['서울'],
  gyeonggi: ['경기'],
  incheon: ['인천'],
  gangwon: ['강원'],
  chungbuk: ['충북', '충청북'],
  sejong: ['세종'],
  chungnam: ['충남', '충청남'],
  daejeon: ['대전'],
  gyeongbuk: ['경북', '경상북'],
  daegu: ['대구'],
  ulsan: ['울산'],
  busan: ['부산'],
  gyeongnam: ['경남', '경상남'],
  jeonbuk: ['전북', '전라북'],
  jeonnam: ['전남', '전라남'],
  gwangju: ['광주'],
  jeju: ['제주'],
}

/** Finds the province that a Korean address begins with; undefined: it does not say. */
export function regionInAddress(address: string): Region | undefined {
  const text = address.trim()
  const regions = regionRanges.map(([region]) => region)
  // There is a Gwangju in Gyeonggi, too: it is a 'si' without the word 'metropolitan'.
  if (text.startsWith('광주시')) return undefined
  return regions.find((region) => beginnings[region].some((name) => text.startsWith(name)))
}
