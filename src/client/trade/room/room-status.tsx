import { roomTimes } from '#contract/trade/room-times.ts'
import { useLingui } from '@lingui/react/macro'
import type { CallState } from './call.ts'
import { useNow } from './use-now.ts'
import { useNames } from './use-names.ts'

const minute = 60_000

/** That the time is over, and that the room closes soon. */
function useTimeNote(closesAt: string | undefined): string {
  const { t } = useLingui()
  const before = (ms: number) => (closesAt === undefined ? undefined : new Date(Date.parse(closesAt) - ms).toISOString())
  const [over, soon] = [before(roomTimes.after), before(5 * minute)]
  const now = useNow(over, soon)
  const isPast = (instant: string | undefined) => instant !== undefined && now >= Date.parse(instant)
  if (isPast(soon)) return t`상담실이 5분 안에 닫힙니다.`
  return isPast(over) ? t`약속한 상담 시간이 지났습니다. 상담실은 잠시 더 열려 있습니다.` : ''
}

/** Says what has happened, for who does not see it, and what is waited for. */
export function RoomStatus({ state: { phase, participants, news, closesAt } }: { state: CallState }) {
  const { t } = useLingui()
  const timeNote = useTimeNote(closesAt)
  const { nameOf } = useNames()
  const name = news === undefined ? '' : nameOf(news.of)
  const said =
    news &&
    {
      joined: t`${name}: 들어왔습니다.`,
      left: t`${name}: 나갔습니다.`,
      lost: t`${name}: 연결이 끊겼습니다. 다시 잇고 있습니다…`,
      back: t`${name}: 다시 연결되었습니다.`,
    }[news.what]
  const waiting =
    phase === 'connecting'
      ? t`상담실에 들어가고 있습니다…`
      : phase === 'reconnecting'
        ? t`서버와의 연결이 끊겨 다시 잇고 있습니다…`
        : participants.length === 0
          ? t`상대를 기다리고 있습니다.`
          : ''
  return (
    <div className="min-h-5 text-sm">
      <p role="status">{waiting}</p>
      <p role="status" className="font-semibold">
        {timeNote}
      </p>
      <p role="status" key={news?.id}>
        {said}
      </p>
    </div>
  )
}
