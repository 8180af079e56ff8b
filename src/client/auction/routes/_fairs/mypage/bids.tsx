import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { Filters } from '../../../../content/filters.tsx'
import { useListSearch } from '../../../../data/list-pages.ts'
import { listSearch } from '../../../../data/list-search.ts'
import { MyBids } from '../../../bids/my-bids.tsx'
import { MyFollows } from '../../../follows/my-follows.tsx'

export const Route = createFileRoute('/_fairs/mypage/bids')({ validateSearch: listSearch, component: Bids })

function Bids() {
  const { t } = useLingui()
  const search = useListSearch()
  const isOfFollows = search.type === 'follows'
  return (
    <MemberPage
      title={isOfFollows ? t`내 팔로우` : t`내 응찰`}
      description={
        isOfFollows
          ? t`팔로우하시는 작가와 경매, 검색을 보고 끝내시는 화면입니다.`
          : t`경매에서 응찰하신 작품과 그 상태를 보시는 화면입니다.`
      }
    >
      {() => (
        <>
          <Filters
            name="type"
            label={t`목록 구분`}
            none={t`내 응찰`}
            options={[{ value: 'follows', label: t`내 팔로우` }]}
            place={{ to: '/mypage/bids' }}
            search={search}
          />
          {isOfFollows ? <MyFollows /> : <MyBids />}
        </>
      )}
    </MemberPage>
  )
}
