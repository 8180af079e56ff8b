import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Picture } from './channel-message.ts'
import { RoomIcon } from './room-icon.tsx'

interface Props {
  stream: MediaStream
  picture: Picture
  name: string
  /** Beside the name: a role, or what is wrong. In the corner it stands for the name. */
  note: string
  isHeard: boolean
  caption?: string
  /** One's own: silent, and as in a mirror. */
  isOwn?: boolean
  /** `card` in a page; on the stage of the room the whole picture is seen, in the corner most of it. */
  place?: 'card' | 'stage' | 'corner'
  /** The output that was chosen. */
  speaker?: string | undefined
}

const looks = { card: 'aspect-video rounded-card', stage: 'h-full', corner: 'room-self rounded-card' } as const

/** Somebody in the room: the picture, or the name in its place. */
export function Tile({ stream, picture, name, note, isHeard, caption = '', isOwn = false, place = 'card', speaker }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (speaker === undefined || video.current === null || !('setSinkId' in video.current)) return
    // One that is gone again: what the system plays by.
    video.current.setSinkId(speaker).catch(() => undefined)
  }, [speaker])
  return (
    <figure
      aria-label={name}
      className={`on-night overflow-hidden bg-night text-on-night ${place === 'corner' ? '' : 'relative'} ${looks[place]}`}
    >
      <video
        ref={video}
        autoPlay
        playsInline
        muted={isOwn}
        aria-label={name}
        className={`h-full w-full ${picture === 'screen' || place === 'stage' ? 'object-contain' : 'object-cover'} ${picture === 'none' ? 'invisible' : ''} ${isOwn && picture === 'camera' ? '-scale-x-100' : ''}`}
      >
        {/* What is said is written below, where somebody has switched it on. */}
        <track kind="captions" />
      </video>
      {picture === 'none' && (
        <p className="absolute inset-0 flex items-center justify-center p-4 text-center text-lg font-bold" aria-hidden="true">
          {name}
        </p>
      )}
      <figcaption className={`absolute bottom-0 left-0 max-w-full bg-night px-3 py-1 ${place === 'corner' ? 'text-xs' : 'text-sm'}`}>
        <span className="font-semibold">{place === 'corner' ? note : name}</span> {place !== 'corner' && note}
        {!isHeard && (
          <span className="ml-2 inline-flex align-middle">
            <RoomIcon name="microphone" isOff />
            <span className="sr-only">
              <Trans>마이크 꺼짐</Trans>
            </span>
          </span>
        )}
      </figcaption>
      {caption !== '' && <p className="absolute top-0 left-0 w-full bg-night px-3 py-2 text-center text-base">{caption}</p>}
    </figure>
  )
}
