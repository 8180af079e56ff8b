import { roomTimes } from '#contract/trade/room-times.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { roleNames } from '../names.ts'
import type { CallState, Participant, RoomCall } from './call.ts'
import { canCaption } from './captions.ts'
import { Chat } from './chat.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { canShareScreen } from './devices.ts'
import { RoomIcon } from './room-icon.tsx'
import { Tile } from './tile.tsx'
import type { LocalDevices } from './use-devices.ts'
import { useNow } from './use-now.ts'
import { useCaptions, useSending } from './use-sending.ts'

/** What somebody in the room is called. */
function useNames() {
  const { t, i18n } = useLingui()
  return {
    nameOf: ({ side, name }: { side: string; name: string }) => (side === 'guest' ? t`상담회 담당자` : name),
    roleOf: (side: string | undefined) => (side === 'seller' ? i18n._(roleNames.SELLER) : side === 'buyer' ? i18n._(roleNames.BUYER) : ''),
  }
}

const minute = 60_000

/** That the time is over, and that the room closes soon: those who talk do not look at a clock. */
function useTimeNote(closesAt: string | undefined): string {
  const { t } = useLingui()
  const before = (ms: number) => (closesAt === undefined ? undefined : new Date(Date.parse(closesAt) - ms).toISOString())
  const [over, soon] = [before(roomTimes.after), before(5 * minute)]
  const now = useNow(over, soon)
  const isPast = (instant: string | undefined) => instant !== undefined && now >= Date.parse(instant)
  if (isPast(soon)) return t`상담실이 5분 안에 닫힙니다.`
  return isPast(over) ? t`약속한 상담 시간이 지났습니다. 상담실은 잠시 더 열려 있습니다.` : ''
}

/** What has happened, for who does not see it, and what is waited for. */
function Status({ state: { phase, participants, news, closesAt } }: { state: CallState }) {
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
    <div className="min-h-7 text-sm">
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

/** A connection usually comes about in a second or two (ms). */
const longWait = 15_000

function Other({ who, speaker }: { who: Participant; speaker: string | undefined }) {
  const { t } = useLingui()
  const { nameOf, roleOf } = useNames()
  const { status, side, stream, picture, isHeard, caption } = who
  const [late] = useState(() => new Date(Date.now() + longWait).toISOString())
  const isLate = useNow(late) >= Date.parse(late)
  const connecting = isLate ? t`연결이 오래 걸립니다. 두 분 중 한 분이 다른 네트워크에서 다시 들어와 보십시오.` : t`연결하고 있습니다…`
  const note = status === 'connected' ? roleOf(side) : status === 'lost' ? t`다시 잇고 있습니다…` : connecting
  return <Tile stream={stream} picture={picture} name={nameOf(who)} note={note} isHeard={isHeard} caption={caption} speaker={speaker} />
}

interface SwitchProps {
  icon: ReactNode
  onPress: () => unknown
  children: ReactNode
}

function Switch({ icon, onPress, children }: SwitchProps) {
  const { mutate, isPending } = usePress({ mutationFn: async () => onPress() })
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      {icon}
      {children}
    </button>
  )
}

interface Props {
  call: RoomCall
  devices: LocalDevices
  speaker: string | undefined
  onSpeaker: (deviceId: string) => void
  onLeave: () => void
}

/** In the room: everybody there, what is sent to them, and the way out. */
export function Meeting({ call, devices, speaker, onSpeaker, onLeave }: Props) {
  const { t } = useLingui()
  const { roleOf } = useNames()
  const state = useSyncExternalStore(call.subscribe, () => call.state)
  const sending = useSending(call, devices)
  const captions = useCaptions(call, sending.isHeard)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus()
    return call.enter()
  }, [call])
  const { side, name, participants, chat } = state
  const { nameOf } = useNames()
  const { picture, isHeard, hasCamera } = sending
  return (
    <div ref={top} tabIndex={-1} role="group" aria-label={t`온라인 상담실`} className="space-y-4">
      <Status state={state} />
      <div className="grid gap-3 sm:grid-cols-2">
        {participants.map((who) => (
          <Other key={who.instance} who={who} speaker={speaker} />
        ))}
        <Tile
          stream={sending.own}
          picture={picture}
          name={name === '' ? t`나` : name}
          note={[t`나`, roleOf(side)].filter((part) => part !== '' && name !== '').join(' · ')}
          isHeard={isHeard}
          caption={captions.text}
          isOwn
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Switch icon={<RoomIcon name="microphone" isOff={!isHeard} />} onPress={sending.toggleMicrophone}>
          {isHeard ? <Trans>마이크 끄기</Trans> : <Trans>마이크 켜기</Trans>}
        </Switch>
        <Switch icon={<RoomIcon name="camera" isOff={!hasCamera} />} onPress={sending.toggleCamera}>
          {hasCamera ? <Trans>카메라 끄기</Trans> : <Trans>카메라 켜기</Trans>}
        </Switch>
        {canShareScreen() && (
          <Switch icon={<RoomIcon name="screen" />} onPress={sending.toggleScreen}>
            {picture === 'screen' ? <Trans>화면 공유 끝내기</Trans> : <Trans>화면 공유</Trans>}
          </Switch>
        )}
        {canCaption() && (
          <Switch icon={<RoomIcon name="captions" isOff={!captions.isOn} />} onPress={captions.toggle}>
            {!captions.isOn ? <Trans>자막 켜기</Trans> : <Trans>자막 끄기</Trans>}
          </Switch>
        )}
        <button type="button" className={buttonClass('primary')} onClick={onLeave}>
          <Trans>나가기</Trans>
        </button>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Chat call={call} chat={chat} nameOf={nameOf} />
        <details className="rounded-card border border-line bg-surface p-4">
          <summary className="font-bold">
            <Trans>장치 바꾸기</Trans>
          </summary>
          <div className="mt-4">
            <DeviceChoice
              devices={devices}
              onChoose={(kind, _id) => void sending.choose(kind, _id)}
              speaker={speaker}
              onSpeaker={onSpeaker}
            />
          </div>
        </details>
      </div>
      <p className="text-sm text-muted">
        <Trans>이 상담실은 영상과 소리, 공유한 화면을 녹화하지 않고, 주고받은 글과 자막도 저장하지 않습니다.</Trans>
      </p>
    </div>
  )
}
