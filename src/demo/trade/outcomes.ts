import { parties, type Party } from '#contract/trade/matching-states.ts'
import type { Insertable } from 'kysely'
import type { Schema } from '#server/schema.ts'


type Row = Insertable<Schema['matchingOutcomes']>
type Said = Pick<Row, 'interest' | 'amount' | 'nextStep' | 'note' | 'rating' | 'comment'>

const said: Readonly<Record<Party, readonly Said[]>> = {
  seller: [
    { interest: 'high', amount: 12_000_000, nextStep: 'samples', note: '견본 세 가지를 다음 주에 보내기로 했습니다.', rating: 5, comment: null },
    { interest: 'some', amount: null, nextStep: 'quotation', note: 'FOB 조건의 견적을 원합니다.', rating: 4, comment: '통역이 있으면 더 좋겠습니다.' },
  ],
  buyer: [
    { interest: 'high', amount: 10_000_000, nextStep: 'samples', note: '포장 단위를 줄일 수 있는지 확인합니다.', rating: 5, comment: null },
    { interest: 'none', amount: null, nextStep: 'none', note: null, rating: 3, comment: null },
  ],
}

/** What sides have said of meetings that took place: most of them, as in life not all. */
export const demoOutcomes = (rows: readonly Pick<Insertable<Schema['matchings']>, '_id' | 'state' | 'endsAt'>[]): Row[] =>
  rows
    .filter(({ state }) => state === 'met')
    .flatMap(({ _id, endsAt }, index) =>
      parties.flatMap((party) => {
        const list = said[party]
        const own = list[(index + (party === 'buyer' ? 1 : 0)) % list.length]
        const at = endsAt ?? ''
        return own === undefined || (index + (party === 'buyer' ? 1 : 0)) % 4 === 3 ? [] : [{ ...own, _matching: _id, party, createdAt: at, updatedAt: at }]
      }),
    )
