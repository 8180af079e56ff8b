import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Detector } from './detector.ts'

/** So often the picture is looked at, in ms; and a code that stays in it is one code until it was away for so long. */
const [lookMs, awayMs] = [150, 3000]

interface Props {
  makeDetector: () => Promise<Detector>
  /** Said while it looks: what to show it. */
  hint: string
  onCode: (text: string) => void
}

/** The camera, looking for QR codes until it is taken away. */
export default function Scanner({ makeDetector, hint, onCode }: Props) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'looking' | 'refused' | 'impossible'>('starting')
  const found = useEffectEvent(onCode)
  const prepare = useEffectEvent(makeDetector)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const seenAt = new Map<string, number>()
    let stream: MediaStream | undefined
    const look = async (element: HTMLVideoElement, detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>) => {
      while (!signal.aborted) {
        const codes = element.readyState >= element.HAVE_CURRENT_DATA ? await detect(element).catch(() => []) : []
        for (const { rawValue } of codes) {
          const now = performance.now()
          const isNew = now - (seenAt.get(rawValue) ?? Number.NEGATIVE_INFINITY) > awayMs
          seenAt.set(rawValue, now)
          if (isNew && !signal.aborted) found(rawValue)
        }
        await new Promise((resolve) => setTimeout(resolve, lookMs))
      }
    }
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch {
        return setState('refused')
      }
      if (signal.aborted) return stopAll(stream)
      // A phone that was locked, or a camera that was unplugged: the picture stands still.
      for (const track of stream.getTracks()) track.addEventListener('ended', () => setState('refused'), { signal })
      try {
        const detector = await prepare()
        const element = video.current
        if (signal.aborted || element === null) return stopAll(stream)
        element.srcObject = stream
        await element.play()
        setState('looking')
        return await look(element, (source) => detector.detect(source))
      } catch {
        stopAll(stream)
        return signal.aborted ? undefined : setState('impossible')
      }
    }
    void start()
    return () => {
      end.abort()
      stopAll(stream)
    }
  }, [])
  return (
    <div>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t`카메라`}
        className="aspect-4/3 w-full max-w-md rounded-card border border-line bg-night object-cover"
      />
      <p role="status" className="mt-2 text-sm">
        {state === 'starting' && <Trans>카메라를 켜고 있습니다…</Trans>}
        {state === 'looking' && hint}
        {state === 'refused' && <Trans>카메라를 쓸 수 없습니다. 브라우저의 카메라 권한을 확인하시거나, 코드를 직접 적어 주십시오.</Trans>}
        {state === 'impossible' && (
          <Trans>이 브라우저에서는 카메라로 읽지 못합니다. 화면을 새로 고치시거나, 코드를 직접 적어 주십시오.</Trans>
        )}
      </p>
    </div>
  )
}

const stopAll = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
