import { homeCountry } from '#contract/platform/countries.ts'
import type { SiteName } from '#contract/sites.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { Page } from '../content/page.tsx'
import { PolicyLink } from '../content/policy-link.tsx'
import { api, ApiFailure } from '../data/http.ts'
import { retryImport } from '../data/start/retry-import.ts'
import { forgetDraft, typedDraft } from '../data/typed-draft.ts'
import { useSite } from '../data/firm.ts'
import { useLocale } from '../data/use-locale.ts'
import { useHasSite } from '../data/use-only.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { CodeField, codeIn, isCode } from '../session/own/code-field.tsx'
import { CodeRequest, useCertify } from './certification.tsx'
import { type Channel, Channels } from './channels.tsx'
import { Choices } from '../content/choices.tsx'
import {
  BuyerFields,
  companyIn,
  type CompanyRole,
  CompanyFields,
  CompanyProfile,
  SellerFields,
  useCompanyChecks,
} from './company-fields.tsx'
import type { Typed } from '../content/checked-form.ts'
import { markOf, Mistake, type Mistakes, useMarkedForm } from '../content/marked-form.tsx'
import { JoinConsents } from './join-consents.tsx'
import { agreementsIn, lacksTerms, useConsentChecks, useJoinTerms } from './join-terms.ts'
import { PasswordField } from '../content/password-field.tsx'
import { TextField } from '../content/text-field.tsx'
import { UsernameField } from '../content/username-field.tsx'
import { ownStart } from './own-start.ts'
import { useWanted } from './use-wanted.ts'

/** What is typed for one role alone is put aside by itself: the other choice must not come back into it. */
const drafts = { open: 'join', SELLER: 'join seller', BUYER: 'join buyer' } as const
const restores = { open: typedDraft(drafts.open), SELLER: typedDraft(drafts.SELLER), BUYER: typedDraft(drafts.BUYER) }

/** Renders the choice between a person and a legal entity. */
function UserTypes() {
  const { t } = useLingui()
  return (
    <Choices
      id="join-userType"
      name="userType"
      legend={t`회원 구분`}
      choices={[
        ['PERSON', t`개인`],
        ['COMPANY', t`법인`],
      ]}
      chosen="PERSON"
    />
  )
}

/** Renders what a member of the firm chooses; sellers and buyers are led to the trade centre. */
function FirmKinds() {
  const hasCentre = useHasSite('centre')
  return (
    <>
      {hasCentre && (
        <p className="text-sm text-muted">
          <Trans>
            무역 상담회에 참가하실 판매 기업과 바이어는{' '}
            <Link to="/join" search={{ site: 'centre' }} className="underline underline-offset-4">
              무역센터의 회원가입
            </Link>
            에서 가입해 주십시오.
          </Trans>
        </p>
      )}
      <UserTypes />
    </>
  )
}

interface KindsProps {
  mistakes: Mistakes
  chosen: 'MEMBER' | CompanyRole
  /** There is no other choice. */
  isFixed: boolean
}

/** Renders the choice of a role at the trade centre and its fields, which the choice itself shows before hydration too. */
function CentreKinds({ mistakes, chosen, isFixed }: KindsProps) {
  const { t } = useLingui()
  const [country, setCountry] = useState(useLocale() === 'ko' ? homeCountry : '')
  const parts = { id: 'join', mistakes, country }
  const roles = [
    ['MEMBER', t`일반 회원`],
    ['SELLER', t`판매 기업`],
    ['BUYER', t`바이어`],
  ] as const
  return (
    <>
      <Choices
        id="join-role"
        name="role"
        legend={t`가입하시는 분`}
        choices={roles.filter(([role]) => !isFixed || role === chosen)}
        chosen={chosen}
      />
      <div className="group-has-[[value=SELLER]:checked]:hidden">
        <UserTypes />
      </div>
      <div className="space-y-6 group-has-[[value=MEMBER]:checked]:hidden">
        <p className="text-sm text-muted">
          <Trans>무역 상담회에 참가하시는 회원입니다. 가입하신 뒤 살펴보고 승인해 드립니다.</Trans>
        </p>
        <CompanyFields {...parts} onCountry={setCountry} />
        <div className="hidden space-y-6 group-has-[[value=SELLER]:checked]:block">
          <SellerFields {...parts} />
        </div>
        <div className="hidden space-y-6 group-has-[[value=BUYER]:checked]:block">
          <BuyerFields {...parts} />
        </div>
        <CompanyProfile {...parts} />
      </div>
    </>
  )
}

/** What was chosen to join as. */
function roleIn({ text }: Typed): 'MEMBER' | CompanyRole {
  const role = text('role')
  return role === 'SELLER' || role === 'BUYER' ? role : 'MEMBER'
}

/** Joins: the code that came shows that the address is one's own; what is agreed to is the edition that was shown. */
function useJoin(site: SiteName, terms: ReturnType<typeof useJoinTerms>) {
  const locale = useLocale()
  const certify = useCertify()
  /** A press that is repeated, or whose answer was lost, joins once. */
  const attempt = useRef<{ idempotencyKey: string; agreedAt: string }>(undefined)
  return usePress({
    mutationFn: async ({ typed, _id }: { typed: Typed; _id: string }) => {
      const { text, all } = typed
      const role = roleIn(typed)
      const certification = await certify(_id, codeIn({ text }))
      attempt.current ??= { idempotencyKey: crypto.randomUUID(), agreedAt: new Date().toISOString() }
      const { idempotencyKey, agreedAt } = attempt.current
      const consents = agreementsIn(typed, terms, agreedAt)
      const body = {
        username: text('username').trim(),
        password: text('password'),
        name: text('name').trim(),
        userType: role === 'SELLER' || text('userType') === 'COMPANY' ? ('COMPANY' as const) : ('PERSON' as const),
        role,
        ...(role === 'MEMBER' ? {} : { company: companyIn(role, typed) }),
        locale,
        channels: all('channels') as Channel[],
        certification,
        site,
        consents,
      }
      await api('POST /api/v1/users', { locale, body, idempotencyKey })
      await (await import('../session/log-in.ts')).logIn(body, locale)
    },
    onError: (error) => {
      // What was refused is changed, and is another request then.
      if (error instanceof ApiFailure) attempt.current = undefined
    },
  })
}

interface CodeFieldsProps {
  mistakes: Mistakes
  onSent: (_id: string, channel: Channel) => void
}

/** Renders what shows an address to be one's own. */
const CodeFields = ({ mistakes, onSent }: CodeFieldsProps) => (
  <>
    <div>
      <CodeRequest id="join" call="POST /api/v1/users/certify" onSent={onSent} />
      <Mistake of="join-to" mistakes={mistakes} />
    </div>
    <div>
      <CodeField id="join-code" {...markOf(mistakes, 'join-code')} />
      <Mistake of="join-code" mistakes={mistakes} />
    </div>
  </>
)

/** Renders what a member is called, and what the login asks for. */
function OwnFields({ mistakes }: { mistakes: Mistakes }) {
  const { t } = useLingui()
  return (
    <>
      <div>
        <TextField
          id="join-name"
          name="name"
          label={t`성함 또는 상호`}
          autoComplete="name"
          aria-required="true"
          {...markOf(mistakes, 'join-name')}
        />
        <Mistake of="join-name" mistakes={mistakes} />
      </div>
      <div>
        <UsernameField id="join-username" label={t`아이디`} {...markOf(mistakes, 'join-username')} />
        <Mistake of="join-username" mistakes={mistakes} />
      </div>
      <div>
        <PasswordField
          id="join-password"
          name="password"
          label={t`비밀번호 (8자 이상)`}
          autoComplete="new-password"
          {...markOf(mistakes, 'join-password')}
        />
        <Mistake of="join-password" mistakes={mistakes} />
      </div>
    </>
  )
}

/** Fields as the server names them. */
const idOfPath = (path: string): string =>
  path.startsWith('consents') ? 'join-consents' : `join-${path.replace('certification', 'to').replaceAll('.', '-')}`

interface JoinFormProps {
  /** The only one that one can join as. */
  role?: CompanyRole
  /** Does what follows joining, and returns what is said then. */
  after?: () => Promise<string>
}

/** Renders the form by which one joins. */
export function JoinForm({ role, after }: JoinFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const site = useSite()
  const terms = useJoinTerms(site)
  const { wanted, joinsAs = 'MEMBER' } = useWanted()
  const chosen = role ?? joinsAs
  const [{ _id, certified }, setSent] = useState<{ _id?: string; certified?: Channel }>({})
  const { mistakes, onSubmit, onRefused } = useMarkedForm(idOfPath)
  const { mutate, isPending } = useJoin(site, terms)
  const checks = useCompanyChecks('join')
  const companyMistakes = (typed: Typed) => {
    const role = roleIn(typed)
    return role === 'MEMBER' ? [] : checks(role, typed)
  }
  const consentChecks = useConsentChecks(terms)
  const submit = onSubmit(
    (typed) => [
      ...consentChecks(typed),
      ...companyMistakes(typed),
      [_id === undefined, 'join-to', t`먼저 인증번호를 받아 주십시오`],
      [!isCode(codeIn(typed)), 'join-code', t`인증번호 여섯 자리를 입력해주세요`],
      [typed.text('name').trim() === '', 'join-name', t`성함을 입력해주세요`],
      [typed.text('username').trim() === '', 'join-username', t`아이디를 입력해주세요`],
      [typed.text('username').includes(':'), 'join-username', t`아이디에는 쌍점(:)을 쓰실 수 없습니다`],
      [typed.text('password').length < 8, 'join-password', t`비밀번호는 8자 이상으로 정해 주십시오`],
    ],
    (typed) => {
      if (_id === undefined) return
      mutate(
        { typed, _id },
        {
          onSuccess: async () => {
            forgetDraft(drafts[role ?? 'open'])
            const said = await after?.()
            await alert(
              said ??
                (roleIn(typed) === 'MEMBER'
                  ? t`가입하셨습니다.`
                  : t`가입하셨습니다. 회사 정보를 살펴보고 알려 드립니다. 승인되면 상담회에 참가를 신청하실 수 있습니다.`),
            )
            await navigate({ href: wanted ?? ownStart(), replace: true })
          },
          onError: (error) => void onRefused(error),
        },
      )
    },
  )
  return (
    <form
      ref={restores[role ?? 'open']}
      noValidate
      className="group needs-scripts max-w-md space-y-8"
      onSubmit={(event) => {
        if (lacksTerms(terms))
          void client.refetchQueries({ queryKey: ['GET /api/v1/terms/{code}'], predicate: ({ state }) => state.data === undefined })
        submit(event)
      }}
    >
      <JoinConsents terms={terms} mistakes={mistakes} />
      <PolicyLink />
      {site === 'firm' ? <FirmKinds /> : <CentreKinds key={chosen} mistakes={mistakes} chosen={chosen} isFixed={role !== undefined} />}
      <CodeFields mistakes={mistakes} onSent={(sentId, channel) => setSent({ _id: sentId, certified: channel })} />
      <OwnFields mistakes={mistakes} />
      <Channels chosen={[]} certified={certified} />
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        {isPending ? <Trans>가입하고 있습니다…</Trans> : <Trans>가입하기</Trans>}
      </button>
    </form>
  )
}

/** Few come by an invitation: others never need this part. */
const InvitedJoin = lazy(() => retryImport(() => import('./invited-join.tsx')).then((part) => ({ default: part.InvitedJoin })))

const JoinByLink = lazy(() => retryImport(() => import('./join-by-link.tsx')).then((part) => ({ default: part.JoinByLink })))

/** What a link says behind the sign that no browser sends: the secret of an invitation, or the code of a fair's group. Unknown until hydration. */
function useLinked(): { by?: string | undefined; said?: string | undefined } {
  const hash = useLocation({ select: (location) => location.hash })
  const [, by, said] = /^(invitation|fair)=(.+)$/.exec(useHydrated() ? hash : '') ?? []
  return { by, said }
}

export function JoinPage() {
  const { by, said } = useLinked()
  if (said === undefined) return <OpenJoinPage />
  return (
    <Suspense fallback={<div className="skeleton h-96" aria-busy="true" />}>
      {by === 'fair' ? <JoinByLink key={said} code={said} /> : <InvitedJoin token={said} />}
    </Suspense>
  )
}

function OpenJoinPage() {
  const { t } = useLingui()
  const site = useSite()
  const { wanted, joinsAs } = useWanted()
  return (
    <Page
      title={t`회원가입`}
      description={
        site === 'firm'
          ? t`문의와 답변, 관심 글을 한곳에서 보시려면 가입해 주십시오. 상담 신청과 글 읽기에는 가입이 필요하지 않습니다.`
          : t`상담회에 참가를 신청하고 상담을 제안하거나 답하시려면 가입해 주십시오. 행사와 상품을 둘러보시는 데에는 가입이 필요하지 않습니다.`
      }
      isHidden
      lead={
        wanted !== undefined
          ? t`가입하시면 보시던 화면으로 돌아갑니다.`
          : site === 'firm'
            ? t`상담 신청과 글 읽기에는 가입이 필요하지 않습니다.`
            : t`행사와 상품을 둘러보시는 데에는 가입이 필요하지 않습니다.`
      }
      top={
        <p className="mt-4 flex flex-wrap items-center gap-x-3">
          <Trans>이미 가입하셨습니까?</Trans>
          <Link to="/login" state={{ wanted, joinsAs }} className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4">
            <Trans>로그인</Trans>
          </Link>
        </p>
      }
    >
      <noscript>
        <p>
          <Trans>가입하시려면 브라우저의 스크립트를 켜 주십시오.</Trans>
        </p>
      </noscript>
      <JoinForm />
    </Page>
  )
}
