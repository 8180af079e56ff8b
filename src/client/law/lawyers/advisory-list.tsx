import { useLingui } from '@lingui/react/macro'
import { AdvisoryCard } from './lawyer-card.tsx'
import { PeoplePage } from './people-page.tsx'

const grid = 'grid gap-x-16 gap-y-10 md:grid-cols-2'

const skeleton = (
  <div className={grid}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <div key={key} className="skeleton h-52" />
    ))}
  </div>
)

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
      skeleton={skeleton}
    >
      {(members) => (
        <ul className={grid}>
          {members.map((member) => (
            <li key={member._id} className="min-w-0">
              <AdvisoryCard lawyer={member} />
            </li>
          ))}
        </ul>
      )}
    </PeoplePage>
  )
}
