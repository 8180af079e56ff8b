import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { PageLink } from '../../../../content/page-link.tsx'
import { isTrader } from '../../../../session/use-session.ts'
import { Today } from '../../../today/today.tsx'

export const Route = createFileRoute('/_fairs/mypage/today')({ component: OwnDay })

function OwnDay() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`오늘`} description={t`다음 상담과 지금 하실 일을 보시는 화면입니다.`} isWide>
      {(session) =>
        isTrader(session) ? (
          <div className="space-y-8">
            <Today />
          </div>
        ) : (
          <p>
            <Trans>
              상담회에 참가하는 판매 기업과 바이어의 화면입니다. 다른 회원께서는{' '}
              <PageLink to="/mypage/myinfo" className="underline underline-offset-4">
                내 정보
              </PageLink>
              에서 시작해 주십시오.
            </Trans>
          </p>
        )
      }
    </MemberPage>
  )
}
