import type { Locale } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { offlineQuiet } from '../../../data/resource-queries.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { SiteLink } from '../../../content/site-link.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { container } from '../../../ui/container.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'

const popups = (locale: Locale) => readOptions('GET /api/v1/popups', locale, { query: { code: 'fairs' } }, offlineQuiet)
const banners = (locale: Locale) => readOptions('GET /api/v1/banners/{code}', locale, { params: { code: 'fairs' } }, offlineQuiet)
export const announcementReads = (locale: Locale) => [popups(locale), banners(locale)] as const

const More = ({ link, about }: { link: string; about: string }) => (
  <SiteLink href={link} className={buttonClass('outline', 'mt-3')}>
    <Trans>자세히 보기</Trans>
    <span className="sr-only">: {about}</span>
  </SiteLink>
)

/** Renders the trade centre's popups in their period as lines, and its slides in order. */
export function Announcements() {
  const { t } = useLingui()
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  // The server says only what is in its period; the device may have it from before.
  const lines = (useQuery(popups(locale)).data?.popups ?? []).filter(({ endsAt }) => endsAt > now)
  const slides = useQuery(banners(locale)).data?.banners ?? []
  return (
    <>
      {lines.length > 0 && (
        <aside aria-label={t`알림`} className="no-print border-b border-line bg-wash">
          <div className={container}>
            {lines.map(({ _id, subject, content, link }) => (
              <details key={_id} className="group">
                <summary className="flex min-h-11 list-none items-center gap-2 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
                  <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-mark" />
                  {subject}
                  <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
                </summary>
                <p className="pb-3 text-sm whitespace-pre-line text-muted">{content}</p>
                {link !== null && (
                  <p className="pb-4">
                    <More link={link} about={subject} />
                  </p>
                )}
              </details>
            ))}
          </div>
        </aside>
      )}
      {slides.slice(0, 4).map(({ _id, headline, text, link, image, mobileImage }, index) => (
        <section key={_id} aria-label={headline} className="border-b border-line bg-surface">
          <div className={`${container} grid items-center gap-x-12 gap-y-5 py-6 md:grid-cols-2`}>
            <Picture
              picture={image}
              narrow={{ picture: mobileImage, media: '(width < 768px)', widths: [480, 640, 960] }}
              alt=""
              sizes="(width < 1024px) 100vw, 620px"
              widths={[640, 960, 1280]}
              className="aspect-[16/9] rounded-card"
              isFirst={index === 0}
            />
            <div>
              <p className="text-2xl font-bold whitespace-pre-line">{headline}</p>
              {text !== '' && <p className="mt-2 whitespace-pre-line text-muted">{text}</p>}
              {link !== null && <More link={link} about={headline} />}
            </div>
          </div>
        </section>
      ))}
    </>
  )
}
