import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Page } from '../content/page.tsx'
import { PageLink } from '../content/page-link.tsx'
import { LoginForm } from '../session/login-form.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that somebody wanted who had to log in first: a path of ours. */
    wanted?: string
  }
}

export function LoginPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const wanted = useLocation({ select: ({ state }) => state.wanted })
  const enter = () => navigate({ href: wanted ?? '/mypage/myinfo', replace: true })
  return (
    <Page
      title={t`로그인`}
      description={t`회원의 아이디와 비밀번호로 로그인하시는 화면입니다. 상담 신청과 글 읽기에는 로그인이 필요하지 않습니다.`}
      isHidden
      lead={t`상담 신청과 글 읽기에는 로그인이 필요하지 않습니다.`}
    >
      <noscript>
        <p>
          <Trans>로그인하시려면 브라우저의 스크립트를 켜 주십시오.</Trans>
        </p>
      </noscript>
      <LoginForm onEntered={() => void enter()}>
        <p className="flex flex-wrap gap-x-6 text-sm">
          <PageLink to="/join" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>회원가입</Trans>
          </PageLink>
          <PageLink to="/recovery" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>아이디·비밀번호 찾기</Trans>
          </PageLink>
        </p>
      </LoginForm>
    </Page>
  )
}
