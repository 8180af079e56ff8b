import { tradeLimits } from '#contract/trade/limits.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { timesIn } from '../fair/time.ts'
import { When } from '../fair/when.tsx'
import { methodNames } from '../names.ts'
import { useSlots } from '../schedule/use-slots.ts'
import { ChangeForm } from './change-form.tsx'
import { type DialogAction, type Step, useActionLabels, useStep } from './dialog-actions.ts'
import { MethodField } from './method-field.tsx'
import { Required } from '../../content/required.tsx'
import { say } from './said.tsx'
import { SlotField } from './slot-field.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useTaken } from './use-taken.ts'
import { WithSchedule } from './with-schedule.tsx'

type TimeAction = Extract<DialogAction, 'accept' | 'confirm' | 'propose' | 'agree'>

export interface Asked {
  matching: Matching
  action: DialogAction
  /** Where a link has opened it: the first times that are free are picked already. */
  isQuick?: boolean
}

/** How many times an action takes: a seller's answer and a proposal three at most (specification 5), an agreement one. */
const mostOf = (action: TimeAction): number => (action === 'accept' || action === 'propose' ? tradeLimits.picked : 1)

/** The state of a matching's slots that an action chooses from; a proposal from all that are free. */
const sourceOf = { accept: 'offered', confirm: 'picked', agree: 'proposed', propose: undefined } as const

interface Choice {
  starts: readonly string[]
  /** How to meet instead, where that is proposed. */
  method: Matching['method'] | undefined
  /** What is wanted where some of it is taken by others first. */
  takesLeft: boolean
  orElse: readonly string[]
}

function stepOf(action: TimeAction, { starts, method, takesLeft, orElse }: Choice): Step {
  const [slot = ''] = starts
  if (action === 'accept') return { action, slots: [...starts], ...(takesLeft ? { takesLeft } : {}) }
  if (action === 'propose') return { action, slots: [...starts], ...(method === undefined ? {} : { method }) }
  return { action, slot, ...(orElse.length === 0 ? {} : { orElse: [...orElse] }) }
}

/** The times that are wanted in their order where the chosen one is taken by others first. Picking one is no duty. */
function OrElse({
  times,
  timeZone,
  picked,
  onPick,
}: {
  times: readonly string[]
  timeZone: string
  picked: readonly string[]
  onPick: (picked: string[]) => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  // One more than there are, as long as something is left to pick.
  const places = Math.min(picked.length + 1, times.length, tradeLimits.picked - 1)
  return Array.from({ length: places }, (_place, place) => {
    const number = place + 2
    const rest = times.filter((start) => !picked.slice(0, place).includes(start))
    return (
      <Labelled key={number} id={`answer-else-${number}`} label={t`고른 시간이 먼저 차면: ${number}순위 (선택)`}>
        <select
          id={`answer-else-${number}`}
          value={picked[place] ?? ''}
          className={fieldClass('mt-1.5')}
          onChange={({ target: { value } }) => onPick([...picked.slice(0, place), ...(value === '' ? [] : [value])])}
        >
          <option value="">{t`고르지 않음`}</option>
          {rest.map((start) => (
            <option key={start} value={start}>
              {shortDayIn(start, timeZone, locale)} {timeIn(start, timeZone)}
            </option>
          ))}
        </select>
      </Labelled>
    )
  })
}

interface Done extends Asked {
  onDone: () => unknown
}

interface TimesProps extends Done {
  action: TimeAction
  schedule: Schedule
  reload: () => unknown
}

/** Keeps the times that are chosen for an answer, among those that are free. */
function useChoice({ matching, action, isQuick = false, schedule }: TimesProps) {
  const most = mostOf(action)
  const source = sourceOf[action]
  const [now] = useState(() => new Date().toISOString())
  const [method, setMethod] = useState(matching.method)
  const isOther = method !== matching.method
  const own = matching.slots.filter(({ state }) => state === source).map(({ startsAt }) => startsAt)
  // By another method the time may stay.
  const isOpen = ({ startsAt, state }: ScheduleSlot) => (state === 'free' || (isOther && startsAt === matching.startsAt)) && startsAt > now
  const canChoose = (slot: ScheduleSlot) => isOpen(slot) && (source === undefined || own.includes(slot.startsAt))
  const open = schedule.slots.filter(canChoose).map(({ startsAt }) => startsAt)
  // Where there is only one, it is the one.
  const isPicked = source !== undefined && (isQuick || open.length === 1)
  const { chosen, paint, reset } = useSlots(isPicked ? open.slice(0, most) : [], most)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const others = source === undefined || most > 1 || chosen.size === 0 ? [] : open.filter((start) => !chosen.has(start))
  // An answer is given to what was offered; a proposal to all times of the fair.
  const shown = { ...schedule, slots: schedule.slots.filter(({ startsAt }) => source === undefined || own.includes(startsAt)) }
  const orElse = wanted.filter((start) => others.includes(start))
  const chooseMethod = (next: Matching['method']) => {
    setMethod(next)
    if (next === matching.method) reset([...chosen].filter((start) => start !== matching.startsAt))
  }
  const times = { shown, canChoose, chosen, paint, reset, others, orElse, setWanted }
  return { ...times, most, isFree: source === undefined, method: isOther ? method : undefined, chooseMethod }
}

/** Picks times for an answer. */
function Times(props: TimesProps) {
  const { matching, action, isQuick = false, schedule, reload, onDone } = props
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useActionLabels()[action]
  const { most, isFree, method, chooseMethod, shown, canChoose, chosen, paint, reset, others, orElse, setWanted } = useChoice(props)
  const { taken, onFailed } = useTaken({ chosen, reset }, reload, isFree ? 'free' : 'left')
  const { step, isPending } = useStep(matching)
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    () => [[chosen.size === 0, 'answer-slots', t`시간을 하나 이상 골라 주십시오`]],
    async ({ text }) => {
      if (!(await confirm(texts.question))) return
      step(stepOf(action, { starts: [...chosen].toSorted(), method, takesLeft: text('takesLeft') !== '', orElse }), {
        onQueued: onDone,
        onDone: (after) => {
          onDone()
          const agreed = after?.startsAt ?? undefined
          const isOther = orElse.length > 0 && agreed !== undefined && !chosen.has(agreed)
          // It was asked before: that it was done needs no press.
          if (!isOther) return say({ text: texts.done })
          const time = timesIn([agreed], schedule.timeZone, locale)
          return alert(t`고르신 시간이 먼저 차서 다음으로 고르신 시간으로 정했습니다: ${time}`)
        },
        onFailed,
      })
    },
  )
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      {action === 'propose' && <MethodField initial={matching.method} onChange={chooseMethod} />}
      <SlotField
        id="answer-slots"
        title={t`시간`}
        label={texts.title}
        most={most}
        schedule={shown}
        choice={{ chosen, paint }}
        canChoose={canChoose}
        isInvalid={invalid === 'answer-slots'}
        taken={taken}
        hint={isQuick && chosen.size > 0 ? t`비어 있는 이른 시간부터 골라 두었습니다. 바꾸실 수 있습니다.` : undefined}
      />
      {action === 'accept' && chosen.size > 1 && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="takesLeft" className="size-5 accent-accent" />
          <Trans>고른 시간 가운데 일부가 먼저 차면 남은 시간으로 수락합니다</Trans>
        </label>
      )}
      <OrElse times={others} timeZone={schedule.timeZone} picked={orElse} onPick={setWanted} />
      <SubmitBar isPending={isPending}>{texts.name}</SubmitBar>
    </form>
  )
}

/** Declines or cancels with a reason, which the other side reads. */
function WithReason({ matching, action, onDone }: Done & { action: 'decline' | 'cancel' }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const texts = useActionLabels()[action]
  const { step, isPending } = useStep(matching)
  // The dialog may be closed by mistake. Both sides of a matching may write in one tab, one after the other.
  const draft = `reason ${matching._id} ${action} ${useSession()?.sub ?? ''}`
  const restore = useMemo(() => typedDraft(draft), [draft])
  const onSent = () => {
    forgetDraft(draft)
    onDone()
  }
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [[text('reason').trim() === '', 'answer-reason', t`사유를 입력해주세요`]],
    async ({ text }) => {
      if (!(await confirm(texts.question))) return
      step(
        { action, reason: text('reason').trim() },
        {
          onQueued: onSent,
          onDone: () => {
            onSent()
            say({ text: texts.done })
          },
          onFailed: alertFailure,
        },
      )
    },
  )
  return (
    <form ref={restore} noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <div>
        <label htmlFor="answer-reason" className="text-sm font-semibold">
          <Trans>사유</Trans> <Required />
        </label>
        <textarea
          id="answer-reason"
          name="reason"
          rows={4}
          maxLength={tradeLimits.reason}
          aria-required="true"
          aria-invalid={invalid === 'answer-reason'}
          aria-describedby="answer-reason-hint"
          className={fieldClass('mt-1.5')}
        />
        <p id="answer-reason-hint" className="mt-1 text-sm text-muted">
          <Trans>상대 기업이 읽습니다.</Trans>
        </p>
      </div>
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        {texts.name}
      </button>
    </form>
  )
}

/** The form of an action on a matching. */
export function Answer({ matching, action, isQuick = false, onDone }: Done) {
  const { i18n } = useLingui()
  const { other, fair, product, message, startsAt, endsAt, method } = matching
  const proposedMethod = matching.proposedMethod ?? undefined
  return (
    <>
      <p className="mb-5 text-sm">
        <strong className="text-base">{other.name}</strong>
        <span className="block text-muted">{[fair.title, product?.name].filter((part) => part !== undefined).join(' · ')}</span>
        {startsAt !== null && endsAt !== null && (
          <span className="mt-2 block">
            <Trans>지금 시간</Trans>: <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
          </span>
        )}
        {action === 'agree' && proposedMethod !== undefined && (
          <span className="mt-2 block font-semibold">
            <Trans>상담 방법</Trans>: {i18n._(methodNames[method])} → {i18n._(methodNames[proposedMethod])}
          </span>
        )}
        {message !== null && action !== 'change' && <span className="mt-2 block whitespace-pre-line">{message}</span>}
      </p>
      {action === 'change' ? (
        <ChangeForm matching={matching} onDone={onDone} />
      ) : action === 'decline' || action === 'cancel' ? (
        <WithReason matching={matching} action={action} onDone={onDone} />
      ) : (
        <WithSchedule _id={matching._id}>
          {(schedule, reload) => <Times {...{ matching, action, isQuick, schedule, reload, onDone }} />}
        </WithSchedule>
      )}
    </>
  )
}
