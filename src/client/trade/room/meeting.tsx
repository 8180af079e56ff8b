import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePress } from '../../data/use-press.ts'
import { AboutMeeting } from './about-meeting.tsx'
import type { Participant, RoomCall } from './call.ts'
import { canCaption } from './captions.ts'
import { Chat } from './chat.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { canShareScreen } from './devices.ts'
import { LineNote, SoundOnlyChoice } from './line-note.tsx'
import { RoomIcon } from './room-icon.tsx'
import { RoomStatus } from './room-status.tsx'
import stageStyles from './stage.css?url'
import { StageSheet } from './stage-sheet.tsx'
import { Tile } from './tile.tsx'
import { TimeLeft } from './time-left.tsx'
import type { LocalDevices } from './use-devices.ts'
import { useNames } from './use-names.ts'
import { useNow } from './use-now.ts'
import { useCaptions, useSending } from './use-sending.ts'

export { HowWasIt } from './how-was-it.tsx'

/** A connection usually comes about in a second or two (ms). */
const longWait = 15_000

interface OtherProps {
  who: Participant
  speaker: string | undefined
  /** One wants no pictures: the last one would stand still. */
  isUnseen: boolean
}

function Other({ who, speaker, isUnseen }: OtherProps) {
  const { t } = useLingui()
  const { nameOf, roleOf } = useNames()
  const { status, side, stream, picture, isHeard, isSoundOnly, caption } = who
  const [late] = useState(() => new Date(Date.now() + longWait).toISOString())
  const isLate = useNow(late) >= Date.parse(late)
  const connecting = isLate ? t`연결이 오래 걸립니다. 두 분 중 한 분이 다른 네트워크에서 다시 들어와 보십시오.` : t`연결하고 있습니다…`
  const role = isSoundOnly ? `${roleOf(side)} · ${t`소리만`}` : roleOf(side)
  const note = status === 'connected' ? role : status === 'lost' ? t`다시 잇고 있습니다…` : connecting
  const shown = { stream, picture: isUnseen ? 'none' : picture, name: nameOf(who), note, isHeard, caption, speaker }
  return <Tile {...shown} place="stage" />
}

interface SwitchProps {
  icon: ReactNode
  onPress: () => unknown
  children: ReactNode
}

function Switch({ icon, onPress, children }: SwitchProps) {
  const { mutate, isPending } = usePress({ mutationFn: async () => onPress() })
  return (
    <button type="button" className="room-control" aria-disabled={isPending} onClick={() => mutate(undefined)}>
      {icon}
      <span className="room-name">{children}</span>
    </button>
  )
}

type Sheet = 'chat' | 'about' | 'devices'
const idOf = (sheet: Sheet) => `room-sheet-${sheet}`
const openerOf = (sheet: Sheet) => `room-opener-${sheet}`

interface OpenerProps {
  of: Sheet
  sheet: Sheet | undefined
  onPress: (sheet: Sheet | undefined) => void
  icon: ReactNode
  /** So many are new. */
  count?: number
  children: ReactNode
}

function Opener({ of, sheet, onPress, icon, count = 0, children }: OpenerProps) {
  const isOpen = sheet === of
  return (
    <button
      type="button"
      id={openerOf(of)}
      className="room-control"
      aria-expanded={isOpen}
      aria-controls={isOpen ? idOf(of) : undefined}
      onClick={() => onPress(isOpen ? undefined : of)}
    >
      {icon}
      <span className="room-name">{children}</span>
      {count > 0 && <span className="room-count">{count}</span>}
    </button>
  )
}

/** Where there is room beside the picture, what is written is in sight from the beginning. */
const isWide = () => matchMedia('(width >= 64rem)').matches

/** Which sheet is open, and how many lines others have written since the chat was last seen. */
function useSheets(chat: RoomCall['state']['chat']) {
  const [sheet, setSheet] = useState<Sheet | undefined>(() => (isWide() ? 'chat' : undefined))
  /** Those that somebody has pressed for: they stay, with what was typed, and the focus comes into them. */
  const [pressed, setPressed] = useState<readonly Sheet[]>([])
  const last = chat.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(0)
  if (sheet === 'chat' && seen !== last) setSeen(last)
  const unread = chat.filter(({ id, from }) => id > seen && from !== undefined).length
  const close = () => {
    if (sheet !== undefined) document.getElementById(openerOf(sheet))?.focus()
    setSheet(undefined)
  }
  const press = (next: Sheet | undefined) => {
    if (next === undefined) return close()
    setPressed([...pressed, next])
    setSheet(next)
  }
  return { sheet, pressed, press, close, unread }
}

interface Props {
  call: RoomCall
  devices: LocalDevices
  speaker: string | undefined
  onSpeaker: (deviceId: string) => void
  onLeave: () => void
  /** Of a member: what is talked about. Staff see no more than the room. */
  _matching?: string | undefined
}

type Sheets = ReturnType<typeof useSheets>

interface ControlsProps {
  sending: ReturnType<typeof useSending>
  captions: ReturnType<typeof useCaptions>
  sheets: Sheets
  /** Whether a meeting can be looked at. */
  isAboutSomething: boolean
  onLeave: () => void
}

function Controls({ sending, captions, sheets: { sheet, press, unread }, isAboutSomething, onLeave }: ControlsProps) {
  const { picture, isHeard, hasCamera } = sending
  const opener = { sheet, onPress: press }
  return (
    <div className="room-controls">
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
      <Opener {...opener} of="chat" icon={<RoomIcon name="chat" />} count={unread}>
        <Trans>글로 대화</Trans>
      </Opener>
      {isAboutSomething && (
        <Opener {...opener} of="about" icon={<RoomIcon name="about" />}>
          <Trans>상담 내용과 메모</Trans>
        </Opener>
      )}
      <Opener {...opener} of="devices" icon={<RoomIcon name="devices" />}>
        <Trans>장치 바꾸기</Trans>
      </Opener>
      <button type="button" className="room-control is-leave" onClick={onLeave}>
        <RoomIcon name="leave" />
        <span className="room-name">
          <Trans>나가기</Trans>
        </span>
      </button>
    </div>
  )
}

interface SheetProps extends Pick<Props, 'call' | 'devices' | 'speaker' | 'onSpeaker' | '_matching'> {
  sending: ReturnType<typeof useSending>
  sheets: Sheets
}

function OpenSheet({ call, devices, speaker, onSpeaker, _matching, sending, sheets: { sheet, pressed, close } }: SheetProps) {
  const { t } = useLingui()
  const { nameOf } = useNames()
  const { chat } = useSyncExternalStore(call.subscribe, () => call.state)
  const common = (of: Sheet) => ({ id: idOf(of), isOpen: sheet === of, isFocused: pressed.includes(of), onClose: close })
  return (
    <>
      <StageSheet {...common('chat')} title={t`글로 대화`}>
        <Chat call={call} chat={chat} nameOf={nameOf} isOpen={sheet === 'chat'} />
      </StageSheet>
      {_matching !== undefined && pressed.includes('about') && (
        <StageSheet {...common('about')} title={t`상담 내용과 메모`}>
          <AboutMeeting _matching={_matching} />
        </StageSheet>
      )}
      {sheet === 'devices' && (
        <StageSheet {...common('devices')} title={t`장치 바꾸기`}>
          <DeviceChoice
            devices={devices}
            onChoose={(kind, _id) => void sending.choose(kind, _id)}
            speaker={speaker}
            onSpeaker={onSpeaker}
          />
          <SoundOnlyChoice soundOnly={sending.soundOnly} />
          <p className="mt-5 text-sm text-muted">
            <Trans>이 상담실은 영상과 소리, 공유한 화면을 녹화하지 않고, 주고받은 글과 자막도 저장하지 않습니다.</Trans>
          </p>
        </StageSheet>
      )}
    </>
  )
}

/** In the room: everybody there on the whole screen, what is sent to them, and the way out. */
export function Meeting({ call, devices, speaker, onSpeaker, onLeave, _matching }: Props) {
  const { t } = useLingui()
  const state = useSyncExternalStore(call.subscribe, () => call.state)
  const sending = useSending(call, devices)
  const captions = useCaptions(call, sending.isHeard)
  const stage = useRef<HTMLDialogElement>(null)
  const { name, participants, chat, closesAt } = state
  const sheets = useSheets(chat)
  useEffect(() => {
    // Over header, menu and foot of the page, which are out of reach meanwhile.
    if (stage.current?.open === false) stage.current.showModal()
    stage.current?.focus()
    return call.enter()
  }, [call])
  /** Escape closes what was opened; the room is left by its button alone. */
  const stay = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    sheets.close()
    if (!event.currentTarget.open) event.currentTarget.showModal()
  }
  return (
    <dialog
      ref={stage}
      tabIndex={-1}
      aria-label={t`온라인 상담실`}
      className="room-stage on-night bg-night text-on-night outline-none"
      onCancel={stay}
      onClose={stay}
    >
      {/* React waits for it before the room is shown. */}
      <link rel="stylesheet" href={stageStyles} precedence="room" />
      <div className="room-head">
        <RoomStatus state={state} />
        <LineNote line={state.line} picture={sending.picture} soundOnly={sending.soundOnly} />
        {closesAt !== undefined && <TimeLeft closesAt={closesAt} />}
      </div>
      <div className="room-others">
        {participants.map((who) => (
          <Other key={who.instance} who={who} speaker={speaker} isUnseen={sending.soundOnly.why !== undefined} />
        ))}
        <Tile
          stream={sending.own}
          picture={sending.picture}
          name={name === '' ? t`나` : name}
          note={t`나`}
          isHeard={sending.isHeard}
          caption={captions.text}
          isOwn
          place="corner"
        />
      </div>
      <OpenSheet {...{ call, devices, speaker, onSpeaker, _matching, sending, sheets }} />
      <Controls {...{ sending, captions, sheets, onLeave }} isAboutSomething={_matching !== undefined} />
    </dialog>
  )
}
