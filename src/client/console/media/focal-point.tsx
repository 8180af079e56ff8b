import type { Picture } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, PointerEvent } from 'react'
import { buttonClass } from '../../ui/button.ts'

type Focus = NonNullable<Picture['focus']>
const middle: Focus = { x: 5, y: 5 }
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const tenth = (value: number): number => Math.max(0, Math.min(10, Math.round(value)))

interface Props {
  picture: Picture
  focus: Focus | null
  onChange: (focus: Focus | null) => void
}

/** The point of a picture that has to be seen wherever it is cut: pressed upon, or moved by the arrow keys. */
export function FocalPoint({ picture, focus, onChange }: Props) {
  const { t } = useLingui()
  const { x, y } = focus ?? middle
  const press = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: tenth(((clientX - left) / width) * 10), y: tenth(((clientY - top) / height) * 10) })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange({ x: tenth(x + step[0]), y: tenth(y + step[1]) })
  }
  const [across, down] = [x * 10, y * 10]
  return (
    <div className="space-y-2">
      <button
        type="button"
        className="relative block w-fit max-w-full cursor-crosshair touch-manipulation"
        aria-label={t`초점: 왼쪽에서 ${across}%, 위에서 ${down}%. 화살표 글쇠로 옮깁니다.`}
        onPointerUp={press}
        onKeyDown={move}
      >
        <img
          src={`/api/v1/files/${picture._file}/960.webp`}
          width={picture.width}
          height={picture.height}
          alt=""
          className="h-auto max-h-[60vh] w-auto max-w-full rounded-control border border-line"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white bg-accent/60 shadow-card"
          style={{ left: `${across}%`, top: `${down}%` }}
        />
      </button>
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <p aria-live="polite">
          <Trans>사진이 잘려 보이는 곳에서 이 점이 늘 보입니다.</Trans>
        </p>
        {focus !== null && (
          <button type="button" className={buttonClass('quiet')} onClick={() => onChange(null)}>
            <Trans>가운데로</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
