import { locales, languageTag } from '#contract/locale.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsOnline } from '../../content/use-online.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { CloseButton, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { useUiLabels } from '../../ui/labels.tsx'
import type { Insight } from '../queries.ts'

const frame = 'aspect-video max-h-full w-full max-w-[160vh] border-0 bg-black'

const NeedsNetwork = () => (
  <p role="status" className="px-6 text-center">
    <Trans>영상을 보려면 인터넷 연결이 필요합니다.</Trans>
  </p>
)

/** YouTube's own player. */
function Embedded({ id, title }: { id: string; title: string }) {
  if (!useIsOnline()) return <NeedsNetwork />
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      className={frame}
    />
  )
}

const fileOf = (_file: string) => `/api/v1/files/${_file}`
const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag)

interface OwnProps {
  video: NonNullable<Insight['video']>
  poster: Insight['thumb']
  title: string
}

/** The browser's player, with captions in the language of the page. The device keeps no videos; what has come plays on without a network. */
function Own({ video: { mp4, captions }, poster, title }: OwnProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const current = useLocale()
  const isOnline = useIsOnline()
  const { retry } = useUiLabels()
  if (hasFailed && !isOnline) return <NeedsNetwork />
  if (hasFailed)
    return (
      <div role="status" className="flex flex-wrap items-center gap-4 px-6">
        <p>
          <Trans>영상을 불러오지 못했습니다.</Trans>
        </p>
        <button type="button" className={buttonClass('night')} onClick={() => setHasFailed(false)}>
          {retry}
        </button>
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- one for each language, from the item
    <video
      src={fileOf(mp4)}
      poster={poster === null ? undefined : `${fileOf(poster._file)}/960.webp`}
      aria-label={title}
      controls
      autoPlay
      playsInline
      className={frame}
      onError={() => setHasFailed(true)}
    >
      {locales.map((locale) => {
        const _file = captions[locale]
        const tag = languageTag(locale)
        return (
          _file !== undefined && (
            <track key={locale} kind="captions" src={fileOf(_file)} srcLang={tag} label={nameOf(tag)} default={locale === current} />
          )
        )
      })}
    </video>
  )
}

interface Props {
  /** Of the dialog: `opens(id)` opens it. */
  id: string
  video: Insight
}

/**
 * A video over the whole screen: our own, or YouTube's. Nothing is asked of YouTube before this is open, and then of its
 * privacy-enhanced site; closing takes the player away, and the sound with it.
 */
export function VideoSheet({ id, video: { subject, youtube, video, thumb } }: Props) {
  const isOpen = useIsOpen(id)
  return (
    <dialog
      id={id}
      aria-label={subject}
      suppressHydrationWarning
      className="sheet on-night m-0 h-dvh max-h-dvh w-screen bg-night text-on-night"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-2 pr-3 pl-5">
          <h2 className="truncate font-semibold">{subject}</h2>
          <CloseButton of={id} />
        </div>
        <div className="grid min-h-0 flex-1 place-items-center px-0 pb-4 md:px-10 md:pb-10">
          {!isOpen && <div className={frame} />}
          {isOpen && video !== null && <Own video={video} poster={thumb} title={subject} />}
          {isOpen && video === null && youtube !== null && <Embedded id={youtube.id} title={subject} />}
        </div>
      </div>
    </dialog>
  )
}
