import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../data/stored.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { container } from '../../ui/container.ts'
import { localDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { useUiLabels } from '../../ui/labels.tsx'
import { Picture } from '../../ui/picture.tsx'
import { homePopups } from '../queries.ts'
import { SiteLink } from '../../content/site-link.tsx'

type Popup = Answer<'GET /api/v1/popups'>['popups'][number]

/** The document reads it too, before the first paint (index.html). */
const storageKey = 'popups-hidden'
const storages = ['localStorage', 'sessionStorage'] as const

/** Which popups were put away, for today or for this visit, by id. A browser that keeps nothing shows them again. */
const putAway = (): readonly string[] =>
  storages.flatMap((storage) => {
    const { day, ids } = readStored<{ day?: string; ids?: string[] }>(storageKey, storage) ?? {}
    return day === localDay() && Array.isArray(ids) ? ids : []
  })

/**
 * The popups in their period, in one of two places, as one line or opened: nothing is covered up, and what was closed is not followed by
 * another.
 */
export function HomeNotices({ position = 'top' }: { position?: Popup['position'] }) {
  const { t } = useLingui()
  const { close } = useUiLabels()
  const { data } = useQuery(homePopups(useLocale()))
  const [away, setAway] = useState<readonly string[]>()
  const popups = (data?.popups ?? []).filter((popup) => popup.position === position && away?.includes(popup._id) !== true)
  const hasNew = away !== undefined && popups.length > 0
  // oxlint-disable-next-line react/set-state-in-effect -- The server does not know what this device has put away.
  useEffect(() => setAway(putAway()), [])
  useEffect(() => {
    // Another one than those that were put away: the document's script knows the day only.
    if (hasNew) delete document.documentElement.dataset['noNotices']
  }, [hasNew])

  const [first, ...others] = popups
  if (first === undefined) return null
  const leave = (storage: (typeof storages)[number]) => {
    const ids = [...new Set([...putAway(), ...popups.map(({ _id }) => _id)])]
    writeStored(storageKey, { day: localDay(), ids }, storage)
    setAway(ids)
  }
  const unlessReady = away === undefined ? 'invisible' : ''
  return (
    <aside aria-label={t`알림`} className="notices no-print border-b border-line bg-wash">
      <div className={`${container} flex items-start gap-2`}>
        <details className="group min-w-0 flex-1" open={popups.some(({ size }) => size === 'open')}>
          <summary className="flex min-h-11 list-none items-center gap-2 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 group-not-open:truncate">{first.subject}</span>
            {others.length > 0 && (
              <span className="shrink-0 font-normal text-muted">
                <Trans>외 {others.length}건</Trans>
              </span>
            )}
            <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
          </summary>
          <ul className="grid gap-6 pt-2 pb-4 sm:grid-cols-2">
            {popups.map(({ _id, subject, content, image, link, size }) => (
              <li key={_id} className="flex gap-5">
                {image !== null && (
                  <Picture
                    picture={image}
                    alt=""
                    sizes={size === 'open' ? '256px' : '128px'}
                    widths={[160, 320, 640]}
                    className={`hidden aspect-square ${size === 'open' ? 'w-64' : 'w-32'} shrink-0 self-start rounded-card md:block`}
                  />
                )}
                <div>
                  <p className="font-bold">{subject}</p>
                  <p className="mt-1 text-sm whitespace-pre-line text-muted">{content}</p>
                  {link !== null && (
                    <SiteLink href={link} className={buttonClass('outline', 'mt-3')}>
                      <Trans>자세히 보기</Trans>
                      <span className="sr-only">: {subject}</span>
                    </SiteLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <button type="button" className={buttonClass('quiet', `-ml-5 mb-3 ${unlessReady}`)} onClick={() => leave('localStorage')}>
            <Trans>오늘 하루 보지 않기</Trans>
          </button>
        </details>
        <button
          type="button"
          className={iconButtonClass(`-mr-2.5 ${unlessReady}`)}
          aria-label={close}
          onClick={() => leave('sessionStorage')}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
