import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyAddresses } from '../../../addresses/my-addresses.tsx'

export const Route = createFileRoute('/_fairs/mypage/addresses')({ component: Addresses })

function Addresses() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`배송지 관리`} description={t`주문하신 것을 받으실 곳을 적어 두고 고치시는 화면입니다.`}>
      {() => <MyAddresses />}
    </MemberPage>
  )
}
