import type { Answer } from '#contract/api.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { fieldClass, Labelled } from '../content/field.tsx'
import { Page } from '../content/page.tsx'
import { PageLink } from '../content/page-link.tsx'
import { api, ApiFailure } from '../data/http.ts'
import { uncached } from '../data/resource-queries.ts'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { When } from './fair/when.tsx'
import { useActionLabels } from './matchings/dialog-actions.ts'
import { methodNames } from './names.ts'

type Linked = Answer<'POST /api/v1/answerLinks'>['linked']

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Leads to where all can be answered, logged in. */
const ToMatchings = ({ open, children }: { open?: string | undefined; children: ReactNode }) => (
  <PageLink to="/mypage/matchings" search={open === undefined ? {} : { open }} className={link}>
    {children}
  </PageLink>
)

/** With whom, about what and when. */
function About({ linked: { other, fair, method, product, message, slot } }: { linked: Linked }) {
  const { i18n } = useLingui()
  return (
    <div className="space-y-2 rounded-card border border-line bg-surface p-5">
      <p className="text-lg font-bold">{other.name}</p>
      <p className="text-sm text-muted">
        {fair.title} · {i18n._(methodNames[method])}
        {product !== null && ` · ${product.name}`}
      </p>
      {slot !== null && (
        <p className="font-semibold">
          <When {...slot} timeZone={fair.timeZone} />
        </p>
      )}
      {message !== null && <p className="text-sm whitespace-pre-line">{message}</p>}
    </div>
  )
}

function ReasonField() {
  const { t } = useLingui()
  return (
    <Labelled id="answer-reason" label={t`사유 (선택)`}>
      <textarea
        id="answer-reason"
        name="reason"
        rows={3}
        maxLength={tradeLimits.reason}
        aria-describedby="answer-reason-hint"
        className={fieldClass('mt-1.5')}
      />
      <p id="answer-reason-hint" className="mt-1 text-sm text-muted">
        <Trans>상대 기업이 읽습니다.</Trans>
      </p>
    </Labelled>
  )
}

interface Props {
  token: string
  linked: Linked
  /** What would be answered is read again. */
  onStale: () => void
}

/** What would be answered, and the one button that does it. */
function Answering({ token, linked, onStale }: Props) {
  const { t } = useLingui()
  const labels = useActionLabels()[linked.answer]
  const status = useRef<HTMLParagraphElement>(null)
  const { mutate, isPending, data } = useApiMutation('PUT /api/v1/answerLinks')
  const { answer, slot, _matching } = linked
  // Once it is there: the button that had the focus is gone.
  useEffect(() => {
    if (data !== undefined) status.current?.focus()
  }, [data])
  const says = {
    accept: t`이 시간으로 제안을 수락합니다. 바이어가 확정하면 상담이 잡힙니다.`,
    confirm: t`이 시간으로 상담을 확정합니다.`,
    decline: t`이 상담 제안을 거절합니다.`,
  }[answer]
  const give = (reason: string) =>
    mutate(
      { body: { token, slot: slot?.startsAt ?? null, reason: reason.trim() === '' ? null : reason.trim() } },
      {
        onError: async ({ message }) => {
          await alert(message)
          onStale()
        },
      },
    )
  const canAnswer = data === undefined && (answer === 'decline' || slot !== null)
  return (
    <div className="max-w-lg space-y-5">
      <About linked={data?.linked ?? linked} />
      <p ref={status} role="status" tabIndex={-1} className="font-semibold empty:hidden">
        {data !== undefined && labels.done}
      </p>
      {data === undefined && <p>{canAnswer ? says : t`이 상담의 시간은 지금 모두 차 있습니다. 로그인하셔서 다시 정해 주십시오.`}</p>}
      {canAnswer && (
        <form
          noValidate
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault()
            const reason = new FormData(event.currentTarget).get('reason')
            give(typeof reason === 'string' ? reason : '')
          }}
        >
          {answer === 'decline' && <ReasonField />}
          <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
            {labels.name}
          </button>
        </form>
      )}
      <ToMatchings open={_matching}>
        {data === undefined ? <Trans>로그인하고 다르게 답하기</Trans> : <Trans>로그인하고 상담 보기</Trans>}
      </ToMatchings>
    </div>
  )
}

const overCodes: ReadonlySet<string> = new Set(['answerLinkUsed', 'answerLinkOver', 'answerLinkOvertaken'])

/** `/mypage/answer`: the page that a link in a mail opens. It needs no login, and asks once: programs that look at links answer nothing. */
export function AnswerLink() {
  const { t } = useLingui()
  const locale = useLocale()
  const token = useLocation({ select: ({ hash }) => hash })
  // What no browser sends to a server is unknown until hydration.
  const isKnown = useHydrated()
  const load = useQuery({
    queryKey: ['POST /api/v1/answerLinks', locale, token],
    queryFn: ({ signal }) => api('POST /api/v1/answerLinks', { locale, signal, body: { token } }),
    ...uncached,
    refetchOnWindowFocus: false,
    enabled: isKnown && token !== '',
  })
  const isOver = load.error instanceof ApiFailure && overCodes.has(load.error.code ?? '')
  const over = isOver ? load.error?.message : isKnown && token === '' ? t`메일에 있는 주소를 그대로 열어 주십시오.` : undefined
  return (
    <Page title={t`상담에 답하기`} description={t`메일의 주소에서 상담 제안에 답하시는 화면입니다. 단추를 누르셔야 답이 됩니다.`} isHidden>
      {over !== undefined ? (
        <div role="status" className="max-w-lg space-y-2 border-l-4 border-accent bg-wash px-4 py-3">
          <p>{over}</p>
          <ToMatchings>
            <Trans>로그인하고 상담 보기</Trans>
          </ToMatchings>
        </div>
      ) : (
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-72 max-w-lg" />}
          failed={t`상담을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        >
          {({ linked }) => <Answering token={token} linked={linked} onStale={() => void load.refetch()} />}
        </LoadState>
      )}
    </Page>
  )
}
