import { fairStates } from '#contract/trade/fair-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { currentFair } from '../menu.ts'
import { fairStateNames } from '../names.ts'
import { fairList } from '../queries.ts'
import { FairGroups } from './fair-groups.tsx'
import { FairHero } from './fair-hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** `/fairs`: all fairs, or those in a state. */
export function FairList({ lead }: { lead: ReactNode }) {
  const { t, i18n } = useLingui()
  const search = useListSearch()
  const read = fairList(useLocale(), search)
  const { data } = useQuery(read)
  const isNarrowed = search.q !== undefined || search.type !== undefined || search.page !== undefined
  const first = isNarrowed ? undefined : currentFair(data?.fairs ?? [])
  return (
    <ListPage
      place={{ to: '/fairs' }}
      title={t`매칭 상담회`}
      lead={t`서울어워드와 슈퍼루키 기업의 상품을 바이어에게 소개하고, 온라인과 현장에서 만나실 수 있게 자리를 마련합니다.`}
      top={
        <>
          {lead}
          {first !== undefined && <FairHero fair={first} />}
        </>
      }
      read={read}
      items={({ fairs }) => fairs}
      renderAll={(fairs) => <FairGroups fairs={fairs.filter(({ _id }) => _id !== first?._id)} />}
      isPaged
      filter={{
        name: 'type',
        label: t`행사 상태`,
        options: fairStates.map((value) => ({ value, label: i18n._(fairStateNames[value]) })),
      }}
      failed={t`상담회를 불러오지 못했습니다.`}
      empty={t`아직 열린 상담회가 없습니다. 일정이 정해지면 이 화면에 알려 드립니다.`}
    >
      <section className="mt-16" aria-labelledby="how-title">
        <h2 id="how-title" className="mb-6 text-xl font-bold">
          <Trans>상담은 이렇게 이루어집니다</Trans>
        </h2>
        <HowItWorks />
      </section>
    </ListPage>
  )
}
