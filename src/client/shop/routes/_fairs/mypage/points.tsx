import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyPoints } from '../../../orders/my-points.tsx'

export const Route = createFileRoute('/_fairs/mypage/points')({ component: Points })

function Points() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 포인트`} description={t`상점에서 쌓고 쓰신 포인트를 보시는 화면입니다.`}>
      {() => <MyPoints />}
    </MemberPage>
  )
}
