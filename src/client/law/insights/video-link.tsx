import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Insight } from '../queries.ts'
import { addressOf } from './places.ts'
import { VideoSheet } from './video-sheet.tsx'

interface Props {
  video: Insight
  /** The large one, the first picture of its page. */
  isFirst?: boolean
  /** In the same link, below the picture. */
  children?: ReactNode
}

const large = { sizes: '(width < 1024px) 92vw, 800px', widths: [480, 640, 960, 1280] }
const small = { sizes: '(width < 768px) 90vw, 410px', widths: [320, 480, 640] }

/**
 * The still picture of a video. It plays in a sheet; without scripts, or in another tab, it leads to the video's own page
 * at YouTube, of which nothing is asked before, or to our file.
 */
export function VideoLink({ video, isFirst = false, children }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { thumb, duration } = video
  const address = addressOf(video)
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openDialog(id)
  }
  if (address === undefined) return null
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer" aria-haspopup="dialog" className="group block h-full" onClick={play}>
        <span className="relative block">
          {thumb === null ? (
            <span className="block aspect-video rounded-card bg-night" />
          ) : (
            <Picture picture={thumb} alt="" {...(isFirst ? large : small)} className="aspect-video rounded-card" isFirst={isFirst} />
          )}
          <span
            className={`absolute inset-0 m-auto flex items-center justify-center rounded-full bg-night/80 text-on-night transition-colors group-hover:bg-accent group-hover:text-on-accent ${isFirst ? 'size-20' : 'size-14'}`}
          >
            <Icon name="play" className={isFirst ? 'size-9' : 'size-6'} />
          </span>
          {/* A device may have it from before there were lengths. */}
          {Boolean(duration) && (
            <span className="absolute right-2 bottom-2 rounded-control bg-night/80 px-1.5 text-xs text-on-night tabular-nums">
              {duration}
            </span>
          )}
        </span>
        {children}
        <span className="sr-only">{t`영상 재생`}</span>
      </a>
      <VideoSheet id={id} video={video} />
    </>
  )
}
