import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useId } from 'react'
import { buttonClass } from '../../ui/button.ts'
import type { Picture } from './channel-message.ts'
import type { Carries } from './line.ts'
import type { SoundOnly } from './use-sound-only.ts'

interface Props {
  line: Carries
  /** What is sent of oneself. */
  picture: Picture
  soundOnly: SoundOnly
}

/** Says that the line is slow, or that pictures are left out, with what can be done at one press. */
export function LineNote({ line, picture, soundOnly: { why, begin, goBack } }: Props) {
  const isThin = why === undefined && line !== 'picture' && picture === 'camera'
  const onBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with it.
    currentTarget.closest('dialog')?.focus()
    goBack()
  }
  return (
    <>
      <p role="status" className="text-sm font-semibold">
        {why === 'line' ? (
          <Trans>회선이 느려 영상을 끄고 소리만 주고받습니다.</Trans>
        ) : why === 'chosen' ? (
          <Trans>소리만 주고받고 있습니다.</Trans>
        ) : (
          isThin && <Trans>회선이 느려 영상이 끊길 수 있습니다.</Trans>
        )}
      </p>
      {(isThin || why !== undefined) && (
        <button type="button" className={buttonClass('night')} onClick={isThin ? () => begin('chosen') : onBack}>
          {isThin ? <Trans>소리만 주고받기</Trans> : <Trans>영상도 주고받기</Trans>}
        </button>
      )}
    </>
  )
}

/** The choice of sound alone, for whoever knows that the line is slow. */
export function SoundOnlyChoice({ soundOnly: { why, begin, goBack } }: Pick<Props, 'soundOnly'>) {
  const id = useId()
  const isOn = why !== undefined
  return (
    <div className="mt-5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={() => (isOn ? goBack() : begin('chosen'))}
          className="size-5 shrink-0 accent-accent"
        />
        <Trans>소리만 주고받기</Trans>
      </label>
      <p id={id} className="text-sm text-muted">
        <Trans>내 영상을 보내지 않고 상대의 영상도 받지 않아, 느린 회선에서 덜 끊깁니다.</Trans>
      </p>
    </div>
  )
}
