import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../content/page.tsx'
import { api, ApiFailure } from '../data/http.ts'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { useSession } from '../session/use-session.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { JoinForm } from './join-page.tsx'
import { ownStart } from './own-start.ts'

type FairLink = Answer<'GET /api/v1/joinLinks/{code}'>['link']

/** Renders the application of who is a member already: one press. */
function Apply({ code, fair }: { code: string; fair: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { mutate, isPending } = usePress({
    mutationFn: () => api('POST /api/v1/joinLinks/{code}/participants', { locale, params: { code } }),
    onSuccess: async ({ participation }) => {
      await alert(
        participation.state === 'APPROVED' ? t`이미 이 상담회에 참가하고 계십니다.` : t`참가를 신청하셨습니다. 살펴보고 알려 드리겠습니다.`,
      )
      await navigate({ href: ownStart(), replace: true })
    },
    onError: ({ message }) => void alert(message),
  })
  return (
    <div className="max-w-md space-y-6">
      <p>
        <Trans>로그인하신 회원으로 ‘{fair}’에 참가를 신청하십니다.</Trans>
      </p>
      <button type="button" className={buttonClass('primary', 'w-full')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
        <Trans>참가 신청하기</Trans>
      </button>
    </div>
  )
}

/** Renders joining for a fair, for who is no member yet. */
function JoinFor({ code, link: { fair, role } }: { code: string; link: FairLink }) {
  const { t } = useLingui()
  const locale = useLocale()
  const after = async () => {
    try {
      await api('POST /api/v1/joinLinks/{code}/participants', { locale, params: { code } })
      return t`가입하시고 참가를 신청하셨습니다. 회사 정보와 신청을 살펴보고 알려 드립니다.`
    } catch (error) {
      // The account is there: what is left is one press.
      const reason = error instanceof ApiFailure ? error.message : t`연결이 끊겼습니다.`
      return t`가입하셨지만 참가 신청은 되지 않았습니다. ${reason} 링크를 다시 여시면 신청하실 수 있습니다.`
    }
  }
  return (
    <>
      <p className="mb-8 border-l-4 border-accent bg-wash px-4 py-3">
        {role === 'SELLER' ? (
          <Trans>
            <strong>{fair}</strong>에 판매 기업으로 참가하시는 분의 가입입니다. 가입하시면 참가 신청까지 됩니다.
          </Trans>
        ) : (
          <Trans>
            <strong>{fair}</strong>에 바이어로 참가하시는 분의 가입입니다. 가입하시면 참가 신청까지 됩니다.
          </Trans>
        )}
      </p>
      <JoinForm role={role} after={after} />
    </>
  )
}

/** Renders joining a fair by the link of a group. */
export function JoinByLink({ code }: { code: string }) {
  const { t } = useLingui()
  const session = useSession()
  // Who joins here has a session in between: the form stays until it is done.
  const [wasMember] = useState(session !== undefined && session !== null)
  const load = useQuery(readOptions('GET /api/v1/joinLinks/{code}', useLocale(), { params: { code } }))
  const isOver = load.error instanceof ApiFailure && (load.error.status === 404 || load.error.code === 'joinLinkOver')
  return (
    <Page
      title={t`상담회 참가 가입`}
      description={t`행사에서 받으신 링크로 상담회에 가입하고 참가를 신청하시는 화면입니다.`}
      isHidden
      lead={wasMember ? t`한 번만 누르시면 신청이 끝납니다.` : t`가입과 참가 신청을 한 번에 하십니다.`}
      top={
        wasMember ? undefined : (
          <p className="mt-4 flex flex-wrap items-center gap-x-3">
            <Trans>이미 가입하셨습니까?</Trans>
            <Link
              to="/login"
              state={{ wanted: `/join?site=centre#fair=${code}` }}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
            >
              <Trans>로그인</Trans>
            </Link>
          </p>
        )
      }
    >
      {isOver ? (
        <div role="status" className="space-y-4 border-l-4 border-accent bg-wash px-4 py-3">
          <p>{load.error?.message}</p>
          <Link to="/fairs" className={buttonClass('outline')}>
            <Trans>상담회 보기</Trans>
          </Link>
        </div>
      ) : (
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-96" />}
          failed={t`링크를 확인하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        >
          {({ link }) => (wasMember ? <Apply code={code} fair={link.fair} /> : <JoinFor code={code} link={link} />)}
        </LoadState>
      )}
    </Page>
  )
}
