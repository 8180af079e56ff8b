import type { AskKind, FairClosing } from '#contract/trade/closing.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { momentIn } from '../clock.ts'
import { FairScreen } from '../fair-screen.tsx'
import { Counts } from '../messages/message-standing.tsx'
import type { Fair } from '../reads.ts'

/** While questions wait to be sent it is read again after this time, in ms. */
const askAgain = 5000

interface Props {
  fair: Fair
  closing: FairClosing
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-3xl">
      <h2 id={id} className="mb-3 font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Renders what is not settled, each number with the way to the list of as many meetings. */
function Open({ fair: { _id }, closing: { unmarked, disputed, outcomes } }: Props) {
  const { t } = useLingui()
  const figures: readonly (readonly [name: string, count: number, search: Readonly<Record<string, string>>])[] = [
    [t`상담 여부를 기다림`, unmarked, { isUnmarked: 'true' }],
    [t`서로 다르게 알림`, disputed, { state: 'disputed' }],
    [t`결과를 적지 않음`, outcomes.meetings, { isWithoutOutcome: 'true' }],
  ]
  const look = 'flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3'
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {figures.map(([name, count, search]) => {
        const text = (
          <>
            <span className="min-w-10 shrink-0 text-2xl font-bold tabular-nums">{count.toLocaleString('en')}</span>
            <span className="text-sm">{name}</span>
          </>
        )
        return (
          <li key={name}>
            {count === 0 ? (
              <div className={look}>{text}</div>
            ) : (
              <Link
                to="/fairs/$fair/board"
                params={{ fair: _id }}
                search={{ view: 'list', ...search }}
                className={`${look} hover:border-ink`}
              >
                {text}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Says how many were asked, how many questions wait, and when the last one was sent. */
function Sent({
  fair: { timeZone },
  asked: { sent, waiting, lastAt },
}: Pick<Props, 'fair'> & { asked: FairClosing['survey' | 'outcomes'] }) {
  const locale = useLocale()
  return (
    <p role="status" className="text-sm text-muted">
      {sent + waiting > 0 && <Counts counts={{ written: sent, waiting, skipped: 0 }} />}
      {lastAt !== null && ` · ${momentIn(lastAt, timeZone, locale)}`}
    </p>
  )
}

/** Asks participants for something, after a question with how many they are. */
function AskButton({ fair: { _id }, kind, due: reached }: Pick<Props, 'fair'> & { kind: AskKind; due: number }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('POST /api/console/fairs/{_id}/closing/asks')
  const isIdle = reached === 0 || isPending
  const ask = async () => {
    const question = t`${plural(reached, { other: '#명에게 지금 보냅니다. 보낸 메일은 되돌릴 수 없습니다.' })}`
    if (!isIdle && (await confirm(question))) mutate({ params: { _id }, body: { kind } }, { onError: alertFailure })
  }
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isIdle} onClick={() => void ask()}>
      <Trans>보내기</Trans> ({reached.toLocaleString('en')})
    </button>
  )
}

function AskForOutcomes({ fair, closing: { outcomes } }: Props) {
  return (
    <div className="space-y-3">
      <p className="text-sm">
        <Trans>결과를 적지 않음</Trans>: <strong className="tabular-nums">{outcomes.sides.toLocaleString('en')}</strong>
        {' · '}
        <Trans>한 곳에 하루 한 번만 부탁합니다.</Trans>
      </p>
      <AskButton fair={fair} kind="outcomes" due={outcomes.due} />
      <Sent fair={fair} asked={outcomes} />
    </div>
  )
}

function SendSurvey({ fair, closing: { survey } }: Props) {
  const { sent, answers } = survey
  return (
    <div className="space-y-3">
      <p className="text-sm">
        <Trans>
          {sent}곳에 보냈고 {answers}곳이 답했습니다.
        </Trans>
      </p>
      <AskButton fair={fair} kind="survey" due={survey.due} />
      <Sent fair={fair} asked={survey} />
    </div>
  )
}

/** Closes the fair or opens it again, each after a question: closing freezes what participants have said. */
function Close({ fair: { _id, timeZone }, closing: { closedAt, closedBy } }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('PUT /api/console/fairs/{_id}/closing')
  const isClosed = closedAt !== null
  const ask = async () => {
    const question = isClosed
      ? t`다시 열면 상담 여부와 상담 결과, 설문을 다시 고칠 수 있습니다.`
      : t`마감하면 참가 기업도 담당자도 상담 여부와 상담 결과, 설문을 더 고칠 수 없습니다.`
    if (!isPending && (await confirm(question))) mutate({ params: { _id }, body: { isClosed: !isClosed } }, { onError: alertFailure })
  }
  return (
    <div className="space-y-3">
      <p role="status" className="text-sm">
        {isClosed && (
          <>
            <Trans>마감함</Trans>
            {closedBy !== null && ` · ${closedBy}`} · {momentIn(closedAt, timeZone, locale)}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass(isClosed ? 'outline' : 'primary')}
          aria-disabled={isPending}
          onClick={() => void ask()}
        >
          {isClosed ? <Trans>다시 열기</Trans> : <Trans>상담회 마감하기</Trans>}
        </button>
        <Link to="/fairs/$fair/results" params={{ fair: _id }} className={buttonClass('quiet')}>
          <Trans context="fair">결과</Trans>
        </Link>
      </div>
    </div>
  )
}

/** Steps at the end of a fair, in their order. */
export function Closing({ fair }: Pick<Props, 'fair'>) {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/closing', useLocale(), { params: { _id: fair._id } }),
    refetchInterval: ({ state }) => {
      const { outcomes, survey } = state.data?.closing ?? {}
      return (outcomes?.waiting ?? 0) + (survey?.waiting ?? 0) > 0 ? askAgain : false
    },
  })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담회의 현황을 불러오지 못했습니다.`}>
      {({ closing }) =>
        closing.isOver || closing.closedAt !== null ? (
          <div className="space-y-10">
            <Section id="closing-open" title={<Trans>하실 일</Trans>}>
              <Open fair={fair} closing={closing} />
            </Section>
            {closing.closedAt === null && (
              <>
                <Section id="closing-outcomes" title={<Trans>상담 결과</Trans>}>
                  <AskForOutcomes fair={fair} closing={closing} />
                </Section>
                <Section id="closing-survey" title={<Trans>설문</Trans>}>
                  <SendSurvey fair={fair} closing={closing} />
                </Section>
              </>
            )}
            <Section id="closing-close" title={<Trans context="fair">마감</Trans>}>
              <Close fair={fair} closing={closing} />
            </Section>
          </div>
        ) : (
          <p className="text-muted">
            <Trans>상담회가 끝난 뒤에 마감하실 수 있습니다.</Trans>
          </p>
        )
      }
    </LoadState>
  )
}

/** `/console/fairs/{fair}/closing`: what stands open at a fair that is over, the survey, and its closing. */
export function ClosingScreen({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  return (
    <FairScreen _id={_fair} title={t({ context: 'fair', message: '마감' })}>
      {(fair) => <Closing fair={fair} />}
    </FairScreen>
  )
}
