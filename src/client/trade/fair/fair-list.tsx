import { fairStates } from '#contract/trade/fair-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { mostToDoFirst } from '../menu.ts'
import { fairStateNames } from '../names.ts'
import { fairList } from '../queries.ts'
import { FairCard } from './fair-card.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** `/fairs`: all fairs, or those in a state. */
export function FairList({ lead }: { lead: ReactNode }) {
  const { t, i18n } = useLingui()
  return (
    <ListPage
      place={{ to: '/fairs' }}
      title={t`매칭 상담회`}
      lead={t`서울어워드와 슈퍼루키 기업의 상품을 바이어에게 소개하고, 온라인과 현장에서 만나실 수 있게 자리를 마련합니다.`}
      top={lead}
      read={fairList(useLocale(), useListSearch())}
      items={({ fairs }) => mostToDoFirst(fairs)}
      columns="gap-6 sm:grid-cols-2 md:grid-cols-3"
      renderCard={(fair) => <FairCard fair={fair} />}
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
