import type { Translated } from '../types.ts'

const oneYear = (year: number): Translated => ({ ko: `${year}년`, en: `${year}`, cn: `${year}年` })
/** A year as catalogues print it. */
export const inYear = oneYear
/** A year that is not certain. */
export const about = (year: number): Translated => ({ ko: `${year}년경`, en: `c. ${year}`, cn: `约${year}年` })

/** How works travel, by what they are. */
export const shipping = {
  canvas: {
    ko: '미술품 전문 운송 차량으로 배송하며, 비용은 거리와 크기에 따라 견적으로 안내해 드립니다. 낙찰일부터 7일까지 무료로 보관합니다.',
    en: 'Delivered by a fine art carrier; the fee is quoted by distance and size. Storage is free for seven days after the sale.',
    cn: '由专业艺术品运输车辆配送，费用按距离与尺寸另行报价。自落槌之日起七日内免费保管。',
  },
  paper: {
    ko: '중성지 상자에 뉘어 포장한 뒤 미술품 전문 운송으로 보내 드립니다. 액자나 족자의 유리는 분리해 포장합니다.',
    en: 'Packed flat in an acid-free box and sent by a fine art carrier. Glazing of frames is packed separately.',
    cn: '以无酸纸盒平放包装，由专业艺术品运输公司配送。画框玻璃将单独包装。',
  },
  print: {
    ko: '중성지 봉투와 이중 골판지에 평평하게 포장하여 전국에 배송합니다. 배송비는 한 점에 30,000원이며, 여러 점을 함께 보내 드릴 수 있습니다.',
    en: 'Packed flat in an acid-free sleeve between double boards and delivered throughout Korea for ₩30,000; several prints can travel together.',
    cn: '以无酸纸袋及双层瓦楞纸板平放包装，韩国全境配送，每件3万韩元，多件可合并寄送。',
  },
  ceramic: {
    ko: '오동나무 상자에 담아 충격을 흡수하는 이중 상자로 포장합니다. 직접 수령하시거나 미술품 전문 운송을 이용하실 수 있으며, 일반 택배로는 보내지 않습니다.',
    en: 'Placed in a paulownia box inside a shock-absorbing outer case. Collect it in person or use a fine art carrier; it is not sent by parcel post.',
    cn: '装入桐木盒并以双层防震箱包装。可亲自提取或由专业艺术品运输公司配送，不以普通快递寄送。',
  },
} as const satisfies Record<string, Translated>

/** Conditions that many works share. */
export const condition = {
  good: {
    ko: '전반적으로 양호합니다. 육안으로 확인되는 손상이나 보수 흔적이 없습니다.',
    en: 'Good overall. No damage or restoration visible to the naked eye.',
    cn: '整体状况良好，肉眼未见损伤或修复痕迹。',
  },
  fine: {
    ko: '매우 양호합니다. 표면과 모서리가 제작 당시의 상태를 유지하고 있습니다.',
    en: 'Very good. Surface and edges are as they left the studio.',
    cn: '状况极佳，表面与边角保持完成时的状态。',
  },
  print: {
    ko: '양호합니다. 색이 바래지 않았으며 여백에 접힘이나 얼룩이 없습니다. 액자에 넣은 적이 없습니다.',
    en: 'Good. Colours are fresh and the margins without folds or stains. Never framed.',
    cn: '状况良好，色泽未褪，边白无折痕与污渍，未曾装框。',
  },
} as const satisfies Record<string, Translated>

/** Where works come from that have had one owner. */
export const provenance = {
  artist: { ko: '작가 소장', en: 'Collection of the artist', cn: '艺术家本人收藏' },
  studio: { ko: '작가의 작업실에서 위탁', en: 'Consigned from the artist’s studio', cn: '由艺术家工作室委托' },
  estate: { ko: '작가 유족 소장', en: 'Estate of the artist', cn: '艺术家遗属收藏' },
  seoul: { ko: '작가에게서 직접 구입\n개인 소장(서울)', en: 'Acquired from the artist\nPrivate collection, Seoul', cn: '直接购自艺术家\n私人收藏（首尔）' },
  busan: { ko: '갤러리 물결(부산)\n개인 소장(부산)', en: 'Gallery Mulgyeol, Busan\nPrivate collection, Busan', cn: '水纹画廊（釜山）\n私人收藏（釜山）' },
  daegu: { ko: '화랑 봄내(대구)\n개인 소장(대구)', en: 'Bomnae Gallery, Daegu\nPrivate collection, Daegu', cn: '春川画廊（大邱）\n私人收藏（大邱）' },
  press: { ko: '판화 공방 결에서 직접 구입', en: 'Acquired from the Gyeol print workshop', cn: '直接购自纹理版画工坊' },
} as const satisfies Record<string, Translated>
