import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import type { RoomCall } from './call.ts'
import { DeviceCheck } from './device-check.tsx'
import { useDevices } from './use-devices.ts'
import { useNow } from './use-now.ts'

const importMeeting = () => import('./meeting.tsx')
const Meeting = lazy(() => retryImport(importMeeting).then((part) => ({ default: part.Meeting })))

/** Here already: who sees the end was in the room. */
const HowWasIt = lazy(() => retryImport(importMeeting).then((part) => ({ default: part.HowWasIt })))

interface EndedProps extends Pick<RoomProps, '_matching' | 'back'> {
  call: RoomCall
  onShown: () => void
  onAgain: () => void
}

/** Why one is not in the room any more, and the way back in. */
function Ended({ call, _matching, back, onShown, onAgain }: EndedProps) {
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
        {back}
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

export interface RoomProps {
  makeCall: () => RoomCall
  /** From when on one can come in (ISO 8601), on the clock of the fair; absent for staff. */
  opensAt?: string | undefined
  timeZone?: string
  /** What is talked about: of a member alone, others see no more than the room. */
  _matching?: string | undefined
  /** Whether the server has no relay: some networks then let nobody through. */
  lacksRelay?: boolean
  /** The way back from here. */
  back?: ReactNode
  /** What is below the devices, before one is in. */
  children?: ReactNode
}

/** The room of an online meeting: devices first, then the meeting, then how it has ended. */
export function Room({ makeCall, opensAt, timeZone = 'UTC', _matching, lacksRelay = false, back, children }: RoomProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const devices = useDevices()
  const [speaker, setSpeaker] = useState<string>()
  const [call, setCall] = useState<RoomCall>()
  const phase = useSyncExternalStore(call?.subscribe ?? noCall, () => call?.state.phase)
  const now = useNow(opensAt)
  useEffect(() => {
    // Here before one goes in. What fails is tried again then.
    importMeeting().catch(() => undefined)
  }, [])
  const isEarly = opensAt !== undefined && now < Date.parse(opensAt)
  if (call !== undefined && phase !== 'ended')
    return (
      <Suspense fallback={<div className="skeleton h-96" />}>
        <Meeting
          call={call}
          devices={devices}
          speaker={speaker}
          onSpeaker={setSpeaker}
          onLeave={() => call.leave()}
          _matching={_matching}
        />
      </Suspense>
    )
  const again = () => {
    setCall(undefined)
    void devices.begin()
  }
  // Who has left is neither seen nor heard: the lights of the devices go out.
  if (call !== undefined) return <Ended call={call} _matching={_matching} back={back} onShown={devices.close} onAgain={again} />
  const from = opensAt === undefined ? '' : `${shortDayIn(opensAt, timeZone, locale)} ${timeIn(opensAt, timeZone)}`
  return (
    <>
      <DeviceCheck devices={devices} name={t`나`} speaker={speaker} onSpeaker={setSpeaker}>
        {lacksRelay && (
          <p className="border-l-4 border-line bg-wash px-4 py-3 text-sm">
            <Trans>
              연결이 되지 않는 회사 네트워크가 있을 수 있습니다. 화면에 ‘연결하고 있습니다…’가 오래 보이면 휴대전화의 데이터나 다른
              네트워크로 들어와 주십시오.
            </Trans>
          </p>
        )}
        {isEarly ? (
          <p className="font-semibold tabular-nums">
            <Trans>온라인 상담실은 {from}에 열립니다.</Trans>
          </p>
        ) : (
          <button type="button" className={buttonClass('primary')} onClick={() => setCall(makeCall())}>
            {devices.opened?.video == null ? <Trans>카메라 없이 들어가기</Trans> : <Trans>들어가기</Trans>}
          </button>
        )}
      </DeviceCheck>
      {children}
    </>
  )
}
