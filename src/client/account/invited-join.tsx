import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Typed } from '../content/checked-form.ts'
import { Page } from '../content/page.tsx'
import { PasswordField } from '../content/password-field.tsx'
import { PolicyLink } from '../content/policy-link.tsx'
import { TextField } from '../content/text-field.tsx'
import { api, ApiFailure } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { type Channel, Channels } from './channels.tsx'
import { markOf, Mistake, useMarkedForm } from '../content/marked-form.tsx'
import { JoinConsents } from './join-consents.tsx'
import { agreementsIn, useConsentChecks, useJoinTerms } from './join-terms.ts'

type Invitation = Answer<'POST /api/v1/users/invitation'>['invitation']

interface Props {
  token: string
  invitation: Invitation
}

/** Accepts an invitation and logs in: a press that is repeated, or whose answer was lost, does so once. */
function useAccept({ token, invitation }: Props, terms: ReturnType<typeof useJoinTerms>) {
  const locale = useLocale()
  const attempt = useRef<{ idempotencyKey: string; agreedAt: string }>(undefined)
  return usePress({
    mutationFn: async (typed: Typed) => {
      const { text, all } = typed
      attempt.current ??= { idempotencyKey: crypto.randomUUID(), agreedAt: new Date().toISOString() }
      const { idempotencyKey, agreedAt } = attempt.current
      const consents = agreementsIn(typed, terms, agreedAt)
      const password = text('password')
      const body = { token, name: text('name').trim(), password, channels: all('channels') as Channel[], consents }
      await api('PUT /api/v1/users/invitation', { locale, body, idempotencyKey })
      await (await import('../session/log-in.ts')).logIn({ username: invitation.username, password }, locale)
    },
    onError: (error) => {
      // What was refused is changed, and is another request then.
      if (error instanceof ApiFailure) attempt.current = undefined
    },
  })
}

function AcceptForm(props: Props) {
  const { username, name, company, isColleague } = props.invitation
  const { t } = useLingui()
  const navigate = useNavigate()
  const terms = useJoinTerms('centre')
  const { mistakes, onSubmit, onRefused } = useMarkedForm((path) => `join-${path}`)
  const { mutate, isPending } = useAccept(props, terms)
  const consentChecks = useConsentChecks(terms)
  const submit = onSubmit(
    (typed) => [
      ...consentChecks(typed),
      [typed.text('name').trim() === '', 'join-name', t`성함을 입력해주세요`],
      [typed.text('password').length < 8, 'join-password', t`비밀번호는 8자 이상으로 정해 주십시오`],
    ],
    (typed) =>
      mutate(typed, {
        onSuccess: async () => {
          await alert(
            isColleague
              ? t`가입하셨습니다. 이제 상담회에 신청하실 수 있습니다.`
              : t`가입하셨습니다. 회사 정보를 확인하시고 비어 있는 곳을 적어 주십시오.`,
          )
          await navigate({ href: '/mypage/company?site=centre', replace: true })
        },
        onError: (error) => void onRefused(error),
      }),
  )
  return (
    <form noValidate className="needs-scripts max-w-md space-y-8" onSubmit={submit}>
      <p>
        <Trans>
          <strong>{company}</strong>의 담당자로 초대받으셨습니다.
        </Trans>
      </p>
      <TextField
        id="join-username"
        name="username"
        label={t`아이디`}
        autoComplete="username"
        defaultValue={username}
        readOnly
        hint={t`로그인하실 때 이 아이디를 쓰십시오.`}
      />
      <TextField
        id="join-name"
        name="name"
        label={t`성함`}
        autoComplete="name"
        defaultValue={name}
        aria-required="true"
        {...markOf(mistakes, 'join-name')}
      />
      <Mistake of="join-name" mistakes={mistakes} />
      <PasswordField
        id="join-password"
        name="password"
        label={t`비밀번호 (8자 이상)`}
        autoComplete="new-password"
        {...markOf(mistakes, 'join-password')}
      />
      <Mistake of="join-password" mistakes={mistakes} />
      <JoinConsents terms={terms} mistakes={mistakes} />
      <PolicyLink />
      <Channels chosen={['EMAIL']} />
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        {isPending ? <Trans>가입하고 있습니다…</Trans> : <Trans>초대를 받아들이고 가입하기</Trans>}
      </button>
    </form>
  )
}

/** Renders joining by the link of an invitation: what the organiser knows is there, a password and the consents are left. */
export function InvitedJoin({ token }: { token: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery({
    queryKey: ['POST /api/v1/users/invitation', locale, token],
    queryFn: ({ signal }) => api('POST /api/v1/users/invitation', { locale, signal, body: { token } }),
    // Who has accepted elsewhere is told when sending.
    staleTime: Infinity,
  })
  const isOver = load.error instanceof ApiFailure && load.error.code === 'invitationOver'
  return (
    <Page
      title={t`초대받은 회원가입`}
      description={t`상담회에 초대받으신 분이 비밀번호를 정하고 가입을 마치시는 화면입니다.`}
      isHidden
      lead={t`비밀번호를 정하시고 약관에 동의하시면 가입이 끝납니다.`}
    >
      {isOver ? (
        <div role="status" className="space-y-4 border-l-4 border-accent bg-wash px-4 py-3">
          <p>{load.error?.message}</p>
          <Link to="/login" className={buttonClass('outline')}>
            <Trans>로그인</Trans>
          </Link>
        </div>
      ) : (
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-96" />}
          failed={t`초대를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        >
          {({ invitation }) => <AcceptForm token={token} invitation={invitation} />}
        </LoadState>
      )}
    </Page>
  )
}
