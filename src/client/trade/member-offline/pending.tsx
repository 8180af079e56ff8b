import type { Matching } from '#contract/trade/matchings.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EntryState } from '../../content/outbox/entry-state.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import type { Entry } from '../../offline/queue/entry.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { timesIn } from '../fair/time.ts'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { useActionLabels, useStep } from '../matchings/dialog-actions.ts'
import { freeOf } from '../matchings/slot-taken.ts'
import type { AnswerMessage, AvailabilityMessage, OfferMessage, Step } from './message-types.ts'
import type { Unreceived } from '../../member/unreceived.ts'

const importQueue = () => import('../../offline/queue/queue.ts')

const timesOf = (step: Step): readonly string[] =>
  'slots' in step ? (step.slots ?? []) : 'slot' in step ? [step.slot, ...(step.orElse ?? [])] : []

/** What was answered, in words. */
function useAnswerText(): (step: Step, timeZone: string) => string {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useActionLabels()
  const more = { refuse: t`원래대로 유지`, mark: t`상담 결과` }
  return (step, timeZone) => {
    const name = step.action === 'refuse' || step.action === 'mark' ? more[step.action] : texts[step.action].name
    if ('slot' in step) {
      const [first = '', ...others] = timesOf(step).map((start) => timesIn([start], timeZone, locale))
      const next = others.join(' → ')
      return next === '' ? `${name}: ${first}` : t`${name}: ${first} (먼저 차면 ${next})`
    }
    const times = timesOf(step)
    return times.length === 0 ? name : `${name}: ${timesIn(times, timeZone, locale)}`
  }
}

interface Props {
  matching: Matching
  answer: Unreceived<AnswerMessage>
}

type TimeStep = Extract<Step, { action: 'accept' | 'propose' | 'change' | 'confirm' | 'agree' }>

/** The same answer with another time. */
const withTime = (step: Step, start: string): TimeStep | undefined => {
  if (step.action === 'accept') return { action: step.action, slots: [start] }
  if (step.action === 'propose' || step.action === 'change') return { ...step, slots: [start] }
  return step.action === 'confirm' || step.action === 'agree' ? { action: step.action, slot: start } : undefined
}

/** How many times are offered in the place of one that was taken. */
const mostShown = 6

/** Times that others have got meanwhile, where there are any. */
function Taken({ times, timeZone }: { times: readonly string[]; timeZone: string }) {
  const locale = useLocale()
  return times.length === 0 ? null : (
    <p className="text-sm tabular-nums">
      <span className="font-semibold">
        <Trans>그사이 찬 시간</Trans>
      </span>{' '}
      {timesIn(times, timeZone, locale)}
    </p>
  )
}

/** After a conflict: what was taken meanwhile, and what is still to be had, at one press each. */
function OtherTimes({ matching, step, theirs }: { matching: Matching; step: Step; theirs: unknown }) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useActionLabels()
  const alertFailure = useAlertFailure()
  const { step: take, isPending } = useStep(matching)
  const still = freeOf(theirs)
  if (still === undefined) return null
  const { timeZone } = matching.fair
  const open = step.action === 'propose' || step.action === 'change' ? still.free : still.left
  const taken = timesOf(step).filter((start) => !open.includes(start))
  const choose = async (start: string) => {
    const next = withTime(step, start)
    if (next === undefined || !(await confirm(texts[next.action].question))) return
    take(next, { onDone: () => alert(texts[next.action].done), onFailed: alertFailure })
  }
  return (
    <>
      <Taken times={taken} timeZone={timeZone} />
      {open.length === 0 ? (
        <p className="text-sm">
          <Trans>남은 시간이 없습니다.</Trans>
        </p>
      ) : (
        <div role="group" aria-label={t`아직 비어 있는 시간`} className="flex flex-wrap gap-2">
          <p aria-hidden="true" className="w-full text-sm font-semibold">
            <Trans>아직 비어 있는 시간</Trans>
          </p>
          {open.slice(0, mostShown).map((start) => (
            <button
              key={start}
              type="button"
              className={buttonClass('primary', 'tabular-nums')}
              aria-disabled={isPending}
              onClick={() => void choose(start)}
            >
              {shortDayIn(start, timeZone, locale)} {timeIn(start, timeZone)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** An answer of one's own that waits on the device, or that the server has refused: it says so, and what can be done. */
export function PendingAnswer({ matching, answer: { entry, content, theirs } }: Props) {
  const { t } = useLingui()
  const textOf = useAnswerText()
  const { id, state, attempts } = entry
  const { mutate, isPending } = usePress<unknown, () => Promise<unknown>>({ mutationFn: (act) => act() })
  const send = async () => (await importQueue()).sendEntry(id)
  const takeBack = async () => {
    const isUnsure = attempts > 0
    const question = isUnsure
      ? t`보내지 않고 이 기기에서 지울까요? 연결이 끊기기 전에 이미 접수되었을 수도 있습니다.`
      : t`보내지 않고 이 기기에서 지울까요?`
    if (!(await confirm(question))) return
    if (!(await (await importQueue()).cancelEntry(id))) await alert(t`이미 보내고 있거나 접수되어 바꿀 수 없습니다.`)
  }
  const letBe = async () => (await importQueue()).cancelEntry(id)
  const button = (look: 'outline' | 'quiet', label: string, act: () => Promise<unknown>) => (
    <button type="button" className={buttonClass(look)} aria-disabled={isPending} onClick={() => mutate(act)}>
      {label}
    </button>
  )
  return (
    <div className="mt-4 space-y-3 border-l-4 border-accent bg-wash px-4 py-3">
      <EntryState entry={entry} />
      {content !== undefined && (
        <p className="text-sm font-semibold tabular-nums">
          <Trans>내 답</Trans> · {textOf(content.step, matching.fair.timeZone)}
        </p>
      )}
      {state === 'refused' && content !== undefined && <OtherTimes matching={matching} step={content.step} theirs={theirs} />}
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' && (
          <>
            {button('outline', t`지금 보내기`, send)}
            {button('quiet', t`답 거두기`, takeBack)}
          </>
        )}
        {(state === 'refused' || state === 'expired') && button('outline', t`그대로 두기`, letBe)}
      </div>
    </div>
  )
}

/** What waits without a choice of times: it can be sent now, or taken back. */
function Waiting({
  entry,
  isText = false,
  children,
}: {
  entry: Entry
  /** What was written goes with it. */ isText?: boolean
  children: ReactNode
}) {
  const { t } = useLingui()
  const { id, state } = entry
  const { mutate, isPending } = usePress<unknown, () => Promise<unknown>>({ mutationFn: (act) => act() })
  const button = (label: string, act: () => Promise<unknown>) => (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(act)}>
      {label}
    </button>
  )
  const remove = async () => {
    if (isText && !(await confirm(t`이 기기에서 지울까요? 적으신 내용은 되찾을 수 없습니다.`))) return
    if (!(await (await importQueue()).cancelEntry(id))) await alert(t`이미 보내고 있거나 접수되어 바꿀 수 없습니다.`)
  }
  return (
    <div className="space-y-3 border-l-4 border-accent bg-wash px-4 py-3">
      <EntryState entry={entry} />
      {children}
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' && button(t`지금 보내기`, async () => (await importQueue()).sendEntry(id))}
        {state !== 'sending' && button(isText ? t`지우기` : state === 'waiting' ? t`거두기` : t`그대로 두기`, remove)}
      </div>
    </div>
  )
}

/** Changes of one's availability that wait on the device, or that the server has refused. */
export const PendingChanges = ({ changes }: { changes: readonly Unreceived<AvailabilityMessage>[] }) =>
  changes.length === 0 ? null : (
    <ul className="space-y-3">
      {changes.map(({ entry, content }) => (
        <li key={entry.id}>
          <Waiting entry={entry}>
            {content !== undefined && (
              <p className="text-sm font-semibold">
                <Plural value={content.slots.length} other="시간 #칸의 변경" />
              </p>
            )}
          </Waiting>
        </li>
      ))}
    </ul>
  )

/** An offer that waits on the device, or that the server has refused: then another one is made in its place. */
function PendingOffer({ entry, content, theirs }: Unreceived<OfferMessage>) {
  const locale = useLocale()
  if (content === undefined) return <Waiting entry={entry}>{null}</Waiting>
  const { offer, seller, timeZone } = content
  const free = freeOf(theirs)?.free
  const taken = free === undefined ? [] : offer.slots.filter((start) => !free.includes(start))
  return (
    <Waiting entry={entry} isText>
      <p className="text-sm font-semibold tabular-nums">
        {seller} · {timesIn(offer.slots, timeZone, locale)}
      </p>
      <Taken times={taken} timeZone={timeZone} />
      {entry.state === 'refused' && (
        <PageLink
          to="/fairs/$_fair/matching"
          params={{ _fair: offer._fair }}
          search={{ open: offer._seller }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>다시 제안하기</Trans>
        </PageLink>
      )}
    </Waiting>
  )
}

/** Offers of one's own that have not reached the server. */
export const PendingOffers = ({ offers }: { offers: readonly Unreceived<OfferMessage>[] }) => (
  <ul className="space-y-3">
    {offers.map((offer) => (
      <li key={offer.entry.id}>
        <PendingOffer {...offer} />
      </li>
    ))}
  </ul>
)

/** Outcome of a meeting that waits on the device, or that the server has refused: it stands in the form again. */
export const PendingOutcome = (pending: { entry: Entry; children: ReactNode }) => <Waiting {...pending} isText />
