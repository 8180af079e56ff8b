import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyRestock } from '../../../restock/my-restock.tsx'

export const Route = createFileRoute('/_fairs/mypage/restock')({ component: Restock })

function Restock() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`재입고 알림`} description={t`품절된 상품이 다시 들어오면 알려 드리도록 신청하신 것을 보고 취소하시는 화면입니다.`}>
      {() => <MyRestock />}
    </MemberPage>
  )
}
