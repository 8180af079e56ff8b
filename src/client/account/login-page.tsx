import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Page } from '../content/page.tsx'
import { useSite } from '../data/firm.ts'
import { PageLink } from '../content/page-link.tsx'
import { LoginForm } from '../session/login-form.tsx'
import { ownStart } from './own-start.ts'
import { useWanted } from './use-wanted.ts'

export function LoginPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const site = useSite()
  const { wanted, joinsAs } = useWanted()
  const enter = () => navigate({ href: wanted ?? ownStart(), replace: true })
  return (
    <Page
      title={t`로그인`}
      description={
        site === 'firm'
          ? t`회원의 아이디와 비밀번호로 로그인하시는 화면입니다. 상담 신청과 글 읽기에는 로그인이 필요하지 않습니다.`
          : t`회원의 아이디와 비밀번호로 로그인하시는 화면입니다. 행사와 상품을 둘러보시는 데에는 로그인이 필요하지 않습니다.`
      }
      isHidden
      lead={
        wanted !== undefined
          ? t`로그인하시면 보시던 화면으로 돌아갑니다.`
          : site === 'firm'
            ? t`상담 신청과 글 읽기에는 로그인이 필요하지 않습니다.`
            : t`행사와 상품을 둘러보시는 데에는 로그인이 필요하지 않습니다.`
      }
    >
      <noscript>
        <p>
          <Trans>로그인하시려면 브라우저의 스크립트를 켜 주십시오.</Trans>
        </p>
      </noscript>
      <LoginForm onEntered={() => void enter()}>
        <p className="flex flex-wrap gap-x-6 text-sm">
          <Link to="/join" state={{ wanted, joinsAs }} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>회원가입</Trans>
          </Link>
          <PageLink to="/recovery" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>아이디·비밀번호 찾기</Trans>
          </PageLink>
        </p>
      </LoginForm>
    </Page>
  )
}
