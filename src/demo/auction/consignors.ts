import type { consignors as resource } from '#contract/auction/consignors.ts'
import type { works } from '#contract/auction/works.ts'
import type { ItemOf } from '#contract/resource.ts'
import { v7 as uuid } from 'uuid'
import type { ArtistKey } from './artists.ts'

type Consignor = Pick<ItemOf<typeof resource>, 'name' | 'kind' | 'email' | 'address' | 'bankAccount' | 'businessNumber' | 'note'>
type Contract = Pick<ItemOf<typeof works>, '_consignor' | 'contractNumber' | 'contractDay' | 'commission' | 'fees' | 'taxCase'>

interface SeedConsignor extends Consignor {
  _id: string
  /** Whose works are consigned. */
  artists: readonly ArtistKey[]
  terms: Pick<Contract, 'commission' | 'taxCase'>
}

/** Made-up consignors of the demo: the other works are the house's own. */
export const consignors: readonly SeedConsignor[] = [
  {
    _id: uuid(),
    name: '윤서안',
    kind: 'person',
    email: 'yun.seoan@example.com',
    address: '전남 구례군 섬진로 12',
    bankAccount: '이음은행 000-000-000001 윤서안',
    businessNumber: null,
    note: '작가의 유족. 연락은 이메일로.',
    artists: ['yun'],
    terms: { commission: 10, taxCase: 'artOfTenYears' },
  },
  {
    _id: uuid(),
    name: '결 판화 공방',
    kind: 'business',
    email: 'gyeol@example.com',
    address: '서울 마포구 이음로 7',
    bankAccount: '이음은행 000-000-000002 결 판화 공방',
    businessNumber: '000-00-00002',
    note: null,
    artists: ['noh', 'tavora'],
    terms: { commission: 12, taxCase: 'noArt' },
  },
  {
    _id: uuid(),
    name: '정해림',
    kind: 'person',
    email: 'jeong.haerim@example.com',
    address: '경기 수원시 이음로 35',
    bankAccount: '이음은행 000-000-000003 정해림',
    businessNumber: null,
    note: null,
    artists: ['moon', 'kang'],
    terms: { commission: 10, taxCase: 'livingArtist' },
  },
]

/** Contract of a work of an artist, by its number in its sale; of the house's own work there is none. @param day on which it was made */
export function contractOf(artist: ArtistKey, sale: string, lot: string, day: string): Partial<Contract> {
  const consignor = consignors.find(({ artists }) => artists.includes(artist))
  if (consignor === undefined) return {}
  const fees = [{ label: '사진 촬영', amount: 33_000 }]
  return { ...consignor.terms, _consignor: consignor._id, contractNumber: `${sale}-${lot}`, contractDay: day, fees }
}
