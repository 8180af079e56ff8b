import type { FairSchedule, SchedulePhase, ScheduleState as State } from '#contract/trade/fair-schedule.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { dateText } from '../../../console/date-text.ts'

export const isUnderWay = ({ state }: FairSchedule): boolean => ['queued', 'running', 'publishing'].includes(state)

const stateTexts: Readonly<Record<State, MessageDescriptor>> = {
  queued: msg`곧 만들기 시작합니다`,
  running: msg`일정을 만들고 있습니다`,
  draft: msg`초안이 있습니다`,
  failed: msg`일정을 만들지 못했습니다`,
  publishing: msg`상담을 확정하고 있습니다`,
  published: msg`확정했습니다`,
}
const phaseTexts: Readonly<Record<SchedulePhase, MessageDescriptor>> = {
  reading: msg`희망과 비어 있는 시간을 읽는 중`,
  bounding: msg`가장 좋은 결과의 한계를 계산하는 중`,
  placing: msg`상담에 시간을 주는 중`,
  improving: msg`더 나은 배치를 찾는 중`,
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %`

/** What the solver reached. */
function Figures({ figures }: { figures: NonNullable<FairSchedule['figures']> }) {
  const { wishes, kept, objective, bound, ms } = figures
  const seconds = (ms / 1000).toFixed(1)
  // In tenths, rounded up: what is promised here is a bound.
  const room = Math.ceil((1 - objective / bound) * 1000) / 10
  const facts = [
    [<Trans key="kept">이루어진 희망</Trans>, `${kept} / ${wishes} (${percent(kept, wishes)})`],
    [
      <Trans key="bound">더 나아질 여지</Trans>,
      objective >= bound ? <Trans key="best">없음</Trans> : <Trans key="room">많아야 {room}%</Trans>,
    ],
    [<Trans key="time">계산한 시간</Trans>, <Trans key="seconds">{seconds}초</Trans>],
  ]
  return (
    <>
      <dl className="mt-3 grid max-w-3xl gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are always the same
          <div key={index} className="flex justify-between gap-4 border-t border-line py-1.5 text-sm">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-muted">
        <Trans>마지막으로 만들었을 때의 값입니다. 그 뒤에 손으로 고친 것은 들어 있지 않습니다.</Trans>
      </p>
    </>
  )
}

function Publish({ _fair, count }: { _fair: string; count: number }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('PUT /api/console/fairs/{_id}/schedule')
  const publish = async () => {
    const isSure = await confirm(t`상담 ${count}건을 확정하고 양쪽에 알립니다. 되돌리려면 하나씩 취소하셔야 합니다. 확정하시겠습니까?`)
    if (!isSure) return
    mutate({ params: { _id: _fair }, body: { state: 'publishing' } }, { onError: alertFailure })
  }
  return (
    <button type="button" className={buttonClass('primary', 'mt-4')} aria-disabled={isPending} onClick={() => void publish()}>
      <Trans>상담 {count}건 확정하기</Trans>
    </button>
  )
}

/** Where the schedule is, what came of it, and the way to make it final. */
export function ScheduleState({ _fair, schedule }: { _fair: string; schedule: FairSchedule }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { state, phase, endedAt, figures, meetings, error } = schedule
  return (
    <section className="mb-8 rounded-card border border-line bg-surface p-5">
      <p role="status" className="font-bold">
        {i18n._(stateTexts[state])}
        {phase !== null && <span className="font-normal text-muted"> · {i18n._(phaseTexts[phase])}</span>}
        {endedAt !== null && <span className="font-normal text-muted"> · {dateText(endedAt, locale)}</span>}
      </p>
      {error !== null && <p className="mt-2 text-sm text-danger wrap-anywhere">{error}</p>}
      {state === 'publishing' && (
        <p className="mt-2 text-sm tabular-nums">
          <Trans>
            확정 {meetings.published}건, 남은 것 {meetings.draft}건
          </Trans>
        </p>
      )}
      {meetings.impossible > 0 && (
        <p className="mt-2 text-sm">
          <Trans>그사이 할 수 없게 된 상담이 {meetings.impossible}건 있습니다. 목록에서 까닭을 보실 수 있습니다.</Trans>
        </p>
      )}
      {figures !== null && state !== 'running' && <Figures figures={figures} />}
      {meetings.draft > 0 && !isUnderWay(schedule) && <Publish _fair={_fair} count={meetings.draft} />}
    </section>
  )
}
