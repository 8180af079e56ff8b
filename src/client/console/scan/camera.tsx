import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { type CodeFormat, type Detector, nativeDetector } from './detector.ts'

const Scanner = lazy(() => import('./scanner.tsx'))

/** The detector of this browser, once it is known to have one. */
function useDetector(formats: readonly CodeFormat[] | undefined): Detector | undefined {
  const [detector, setDetector] = useState<Detector>()
  useEffect(() => {
    let isHere = true
    void nativeDetector(formats).then((found) => isHere && setDetector(found))
    return () => void (isHere = false)
  }, [formats])
  return detector
}

interface Props {
  /** Kinds of codes that it reads, as a constant; QR codes where nothing is said. */
  formats?: readonly CodeFormat[]
  /** Said while it looks: what to show it. */
  hint: string
  onCode: (text: string) => void
}

/** The camera with its button, where the browser reads codes by itself: elsewhere there is none. */
export function Camera({ formats, hint, onCode }: Props) {
  const detector = useDetector(formats)
  const [isOn, setIsOn] = useState(false)
  if (detector === undefined) return null
  return (
    <div className="space-y-4">
      {isOn && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <Scanner makeDetector={() => Promise.resolve(detector)} hint={hint} onCode={onCode} />
        </Suspense>
      )}
      <button type="button" className={buttonClass(isOn ? 'quiet' : 'outline')} onClick={() => setIsOn(!isOn)}>
        {isOn ? <Trans>카메라 끄기</Trans> : <Trans>카메라로 읽기</Trans>}
      </button>
    </div>
  )
}
