import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import type { DeviceKind } from './devices.ts'
import { LevelMeter } from './level-meter.tsx'
import type { LocalDevices } from './use-devices.ts'

interface ChoiceProps {
  id: string
  label: string
  devices: readonly MediaDeviceInfo[]
  value: string | undefined
  onChoose: (deviceId: string) => void
}

function Choice({ id, label, devices, value, onChoose }: ChoiceProps) {
  if (devices.length === 0) return null
  return (
    <Labelled id={id} label={label}>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value)} className={fieldClass('mt-1.5')}>
        {value === undefined && <option value="">–</option>}
        {devices.map(({ deviceId, label: name }, index) => (
          <option key={deviceId} value={deviceId}>
            {name === '' ? `${label} ${index + 1}` : name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

interface Props {
  devices: LocalDevices
  onChoose: (kind: DeviceKind, deviceId: string) => void
  speaker: string | undefined
  onSpeaker: (deviceId: string) => void
}

/** Which camera, microphone and speaker are used. Whether the microphone hears anything is shown beside it. */
export function DeviceChoice({ devices: { opened, devices }, onChoose, speaker, onSpeaker }: Props) {
  const { t } = useLingui()
  const current = (track: MediaStreamTrack | null | undefined) => track?.getSettings().deviceId
  const hasOutputs = 'setSinkId' in HTMLMediaElement.prototype
  return (
    <div className="space-y-4">
      <Choice
        id="room-camera"
        label={t`카메라`}
        devices={devices.videoinput}
        value={current(opened?.video)}
        onChoose={(_id) => onChoose('video', _id)}
      />
      <div>
        <Choice
          id="room-microphone"
          label={t`마이크`}
          devices={devices.audioinput}
          value={current(opened?.audio)}
          onChoose={(_id) => onChoose('audio', _id)}
        />
        {opened?.audio != null && (
          <>
            <LevelMeter track={opened.audio} label={t`마이크에 들어오는 소리`} />
            <p className="text-sm text-muted">
              <Trans>말씀하시면 막대가 움직입니다.</Trans>
            </p>
          </>
        )}
      </div>
      {hasOutputs && (
        <Choice
          id="room-speaker"
          label={t`스피커`}
          devices={devices.audiooutput}
          value={speaker ?? devices.audiooutput[0]?.deviceId}
          onChoose={onSpeaker}
        />
      )}
    </div>
  )
}
