import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { DeviceChoice } from './device-choice.tsx'
import type { DeviceKind, DeviceProblem } from './devices.ts'
import { Tile } from './tile.tsx'
import type { LocalDevices } from './use-devices.ts'

/** Describes what is wrong with a device, and how it is mended. */
export function useProblemText(): (kind: DeviceKind, problem: DeviceProblem) => string {
  const { t } = useLingui()
  return (kind, problem) => {
    const device = kind === 'video' ? t`카메라` : t`마이크`
    if (problem === 'denied')
      return t`${device}: 브라우저가 막고 있습니다. 주소창의 자물쇠나 카메라 모양을 눌러 허용하신 뒤 다시 확인해 주십시오.`
    if (problem === 'missing') return t`${device}: 찾지 못했습니다. 연결을 확인한 뒤 다시 확인해 주십시오.`
    if (problem === 'busy') return t`${device}: 다른 프로그램이 쓰고 있습니다. 그 프로그램을 닫고 다시 확인해 주십시오.`
    return t`${device}: 이 브라우저에서는 쓸 수 없습니다.`
  }
}

/** What is blocked. A document without this page's headers blocks all: it is loaded again. */
function Problems({ devices: { opened, open } }: { devices: LocalDevices }) {
  const textOf = useProblemText()
  const problems = Object.entries(opened?.problems ?? {}) as [DeviceKind, DeviceProblem][]
  if (problems.length === 0) return null
  const isBlockedByPage = problems.some(([, problem]) => problem === 'denied') && !isAllowedHere()
  return (
    <div role="alert" className="space-y-3 border-l-4 border-danger bg-wash px-4 py-3 text-sm">
      {problems.map(([kind, problem]) => (
        <p key={kind}>{textOf(kind, problem)}</p>
      ))}
      <button type="button" className={buttonClass('outline')} onClick={() => (isBlockedByPage ? location.reload() : void open())}>
        <Trans>다시 확인</Trans>
      </button>
    </div>
  )
}

/** Whether the document lets the page ask for a camera: Chromium tells, others do not look at the header. */
function isAllowedHere(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  return featurePolicy?.allowsFeature('camera') ?? true
}

interface Props {
  devices: LocalDevices
  name: string
  speaker: string | undefined
  onSpeaker: (deviceId: string) => void
  /** What goes in, or says from when one can. */
  children: ReactNode
}

/** Before going in: what others will see and hear. */
export function DeviceCheck({ devices, name, speaker, onSpeaker, children }: Props) {
  const { opened, isMuted, isOpening, open, choose } = devices
  const video = opened?.video ?? null
  const preview = useMemo(() => new MediaStream(video === null ? [] : [video]), [video])
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Tile
        stream={preview}
        picture={video === null ? 'none' : 'camera'}
        name={name}
        note=""
        isHeard={opened?.audio != null && !isMuted}
        isOwn
      />
      <div className="space-y-5">
        {opened === undefined ? (
          <>
            <p>
              <Trans>들어가시기 전에 카메라와 마이크를 확인해 주십시오. 브라우저가 물으면 허용해 주십시오.</Trans>
            </p>
            <button
              type="button"
              className={buttonClass('outline')}
              aria-disabled={isOpening}
              onClick={() => (isOpening ? undefined : void open())}
            >
              <Trans>카메라와 마이크 켜기</Trans>
            </button>
          </>
        ) : (
          <DeviceChoice devices={devices} onChoose={(kind, _id) => void choose(kind, _id)} speaker={speaker} onSpeaker={onSpeaker} />
        )}
        <Problems devices={devices} />
        {children}
        <p className="text-sm text-muted">
          <Trans>이 상담실은 영상과 소리, 공유한 화면을 녹화하지 않고, 주고받은 글과 자막도 저장하지 않습니다.</Trans>
        </p>
      </div>
    </div>
  )
}
