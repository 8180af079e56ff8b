import { useLingui } from '@lingui/react/macro'
import { Cards } from '../../content/cards.tsx'
import { AdvisoryCard } from './lawyer-card.tsx'
import { PeoplePage } from './people-page.tsx'

const columns = 'gap-x-16 gap-y-10 md:grid-cols-2'

/** The advisory members. */
export function AdvisoryList() {
  const { t } = useLingui()
  return (
    <PeoplePage
      type="ADVISORY"
      title={t`고문·자문위원`}
      lead={t`사건을 직접 맡지는 않지만, 마음과 아이의 성장, 세금처럼 법률만으로는 풀리지 않는 문제를 변호사가 놓치지 않도록 곁에서 돕는 분들입니다.`}
      failed={t`고문·자문위원 소개를 불러오지 못했습니다.`}
      empty={t`고문·자문위원 소개를 준비하고 있습니다.`}
      skeleton={{ columns, count: 4, shape: 'h-52' }}
    >
      {(members) => <Cards items={members} renderCard={(member) => <AdvisoryCard lawyer={member} />} columns={columns} />}
    </PeoplePage>
  )
}
