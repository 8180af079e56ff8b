import { roomSpan } from '#contract/trade/room-times.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { present } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { When } from '../fair/when.tsx'
import { myMatching } from '../queries.ts'
import { RoomCall } from './call.ts'
import { DeviceCheck } from './device-check.tsx'
import { Meeting } from './meeting.tsx'
import { useDevices } from './use-devices.ts'
import { useNow } from './use-now.ts'

/** A ticket is asked for again and again where the network is bad: it is not waited for long (ms). */
const ticketWithin = 4000

function makeCall(_id: string, locale: ReturnType<typeof useLocale>): RoomCall {
  const instance = crypto.randomUUID()
  const requestTicket = async (signal: AbortSignal) => {
    const call = 'POST /api/v1/rooms/{_id}/tickets'
    const { ticket } = await api(call, { locale, params: { _id }, body: { instance }, timeout: ticketWithin, signal })
    return ticket
  }
  const base = `${location.origin.replace(/^http/, 'ws')}/api/v1/rooms/${_id}`
  return new RoomCall({ requestTicket, urlOf: ({ code }) => `${base}?ticket=${encodeURIComponent(code)}` })
}

/** Staff came from the console, and go back to where they were in it. */
const consolePage = () => (document.referrer.startsWith(`${location.origin}/console/`) ? document.referrer : '/console/fairs')

function BackLink() {
  const look = 'inline-flex min-h-11 items-center underline underline-offset-4'
  if (useSession()?.role === 'STAFF')
    return (
      <a href={consolePage()} className={look}>
        <Trans>콘솔</Trans>
      </a>
    )
  return (
    <PageLink to="/mypage/matchings" className={look}>
      <Trans>내 매칭</Trans>
    </PageLink>
  )
}

/** Comes with the end: nobody waits for it to enter. */
const HowWasIt = lazy(() => retryImport(() => import('./how-was-it.tsx')).then((part) => ({ default: part.HowWasIt })))

interface EndedProps {
  call: RoomCall
  _matching: string | undefined
  onShown: () => void
  onAgain: () => void
}

/** Why one is not in the room any more, and the way back in. */
function Ended({ call, _matching, onShown, onAgain }: EndedProps) {
  const failureText = useFailureText()
  const { end, side } = useSyncExternalStore(call.subscribe, () => call.state)
  const text = useRef<HTMLParagraphElement>(null)
  const show = useEffectEvent(() => {
    text.current?.focus()
    onShown()
  })
  useEffect(() => show(), [])
  return (
    <div className="space-y-5">
      <p ref={text} tabIndex={-1} role="status" className="text-lg font-bold">
        {end === undefined ? (
          <Trans>상담실에서 나오셨습니다.</Trans>
        ) : end === 'replaced' && side === 'guest' ? (
          <Trans>다른 담당자나 다른 화면이 이 상담실에 들어와서, 이 화면의 연결을 끝냈습니다.</Trans>
        ) : end === 'replaced' ? (
          <Trans>다른 화면에서 같은 상담실에 들어오셔서, 이 화면의 연결을 끝냈습니다.</Trans>
        ) : end === 'over' ? (
          <Trans>상담실이 닫혔습니다.</Trans>
        ) : (
          failureText(end)
        )}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" className={buttonClass('outline')} onClick={onAgain}>
          <Trans>다시 들어가기</Trans>
        </button>
        <BackLink />
      </div>
      {_matching !== undefined && (
        <Suspense>
          <HowWasIt _matching={_matching} />
        </Suspense>
      )}
    </div>
  )
}

const noCall = () => () => undefined

interface RoomProps {
  _matching: string
  /** Absent for staff, who see no more than the room. */
  matching?: Matching
}

function Room({ _matching, matching }: RoomProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const devices = useDevices()
  const [speaker, setSpeaker] = useState<string>()
  const [call, setCall] = useState<RoomCall>()
  const phase = useSyncExternalStore(call?.subscribe ?? noCall, () => call?.state.phase)
  const span = matching && roomSpan(matching)
  const now = useNow(span?.opensAt)
  const isEarly = span !== undefined && now < Date.parse(span.opensAt)
  const enter = () => setCall(makeCall(_matching, locale))
  if (call !== undefined && phase !== 'ended')
    return (
      <Meeting
        call={call}
        devices={devices}
        speaker={speaker}
        onSpeaker={setSpeaker}
        onLeave={() => call.leave()}
        _matching={matching?._id}
      />
    )
  const again = () => {
    setCall(undefined)
    void devices.begin()
  }
  // Who has left is neither seen nor heard: the lights of the devices go out.
  if (call !== undefined) return <Ended call={call} _matching={matching?._id} onShown={devices.close} onAgain={again} />
  const from =
    span === undefined || matching === undefined
      ? ''
      : `${shortDayIn(span.opensAt, matching.fair.timeZone, locale)} ${timeIn(span.opensAt, matching.fair.timeZone)}`
  return (
    <DeviceCheck devices={devices} name={t`나`} speaker={speaker} onSpeaker={setSpeaker}>
      {isEarly ? (
        <p className="font-semibold tabular-nums">
          <Trans>온라인 상담실은 {from}에 열립니다.</Trans>
        </p>
      ) : (
        <button type="button" className={buttonClass('primary')} onClick={enter}>
          {devices.opened?.video == null ? <Trans>카메라 없이 들어가기</Trans> : <Trans>들어가기</Trans>}
        </button>
      )}
    </DeviceCheck>
  )
}

/** With whom and when, and the room below. */
function OwnRoom({ matching }: { matching: Matching }) {
  const { other, fair, startsAt, endsAt } = matching
  if (roomSpan(matching) === undefined || startsAt === null || endsAt === null)
    return (
      <p>
        <Trans>온라인 상담실이 있는 상담이 아닙니다.</Trans> <BackLink />
      </p>
    )
  return (
    <div className="space-y-6">
      <div>
        <p className="text-lg font-bold">{other.name}</p>
        <p className="text-sm text-muted">{fair.title}</p>
        <p className="text-sm">
          <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
        </p>
      </div>
      <Room _matching={matching._id} matching={matching} />
    </div>
  )
}

function MemberRoom({ _matching }: { _matching: string }) {
  const { t } = useLingui()
  const load = useQuery(myMatching(useLocale(), _matching))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-96" />}
      failed={t`상담을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {(data) => {
        const matching = present(data)?.matching
        if (matching !== undefined) return <OwnRoom matching={matching} />
        return (
          <p>
            <Trans>찾으시는 상담이 없습니다.</Trans> <BackLink />
          </p>
        )
      }}
    </LoadState>
  )
}

/** The document of another page has no right to camera and microphone: this one is loaded. */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded !== undefined && new URL(loaded.name).pathname !== location.pathname) location.reload()
  }, [])
}

/** `/mypage/room/{_matching}`. */
export function RoomPage({ _matching, isStaff }: { _matching: string; isStaff: boolean }) {
  useOwnDocument()
  return isStaff ? <Room _matching={_matching} /> : <MemberRoom _matching={_matching} />
}
