import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useConsultationOpener } from '../../content/consultation-opener.ts'
import { delays } from '../../data/delays.ts'
import { Picture } from '../../ui/picture.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { container } from '../../ui/container.ts'
import { PauseButton, Slides, unlessReady } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import type { Setting } from '../queries.ts'
import { SiteLink } from '../../content/site-link.tsx'

type Banner = Answer<'GET /api/v1/banners/{code}'>['banners'][number]
type Text = Pick<Banner, 'headline' | 'text' | 'link'>

const widths = [640, 960, 1280, 1920] as const

/** Height that header, floating bar and a line of notices leave of the first view; more if the text needs it. */
export const bannerHeight =
  'min-h-[max(30rem,min(44rem,calc(100svh-7.5rem-var(--notices,0rem))))] md:min-h-[max(30rem,min(46rem,calc(100svh-5rem-var(--notices,0rem))))]'

function Slide({ banner, isFirst, hasPicture }: { banner: Text | Banner; isFirst: boolean; hasPicture: boolean }) {
  return (
    <div className="relative h-full">
      {hasPicture && 'image' in banner && (
        <Picture
          picture={banner.image}
          narrow={{ picture: banner.mobileImage, media: '(width < 768px)', widths: [480, 640, 960] }}
          alt=""
          sizes="100vw"
          widths={widths}
          isFirst={isFirst}
          className="!absolute inset-0 size-full bg-night"
        />
      )}
      {/* Keeps the text readable whatever picture the console gives: on phones it is as high as the text, elsewhere as wide. */}
      <div className="absolute inset-0 hidden bg-linear-to-r from-night/85 via-night/70 via-57% to-transparent to-90% md:block" />
      <div className="relative flex h-full flex-col justify-end md:justify-center">
        <div className="bg-linear-to-t from-night/95 via-night/80 via-[percentage:calc(100%-6rem)] to-transparent pt-24 pb-28 md:bg-none md:pt-0 md:pb-36">
          <div className={container}>
            <p className="font-serif text-3xl font-semibold whitespace-pre-line">{banner.headline}</p>
            {banner.text !== '' && <p className="mt-4 max-w-[28em] text-base text-on-night/90 md:text-lg">{banner.text}</p>}
            {banner.link !== null && (
              <p className="mt-7">
                <SiteLink
                  href={banner.link}
                  className="inline-flex min-h-11 items-center gap-2 border-b border-night-accent font-semibold text-on-night"
                >
                  <Trans>자세히 보기</Trans>
                  <span className="sr-only">: {banner.headline}</span>
                  <Icon name="next" className="size-4" />
                </SiteLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Renders the banner while the firm has none. */
export const PlainBanner = ({ headline }: { headline: string }) => (
  <div className={`on-night grid bg-night text-on-night ${bannerHeight}`}>
    <Slide banner={{ headline, text: '', link: null }} isFirst hasPicture={false} />
  </div>
)

/** Whether the pictures of all slides are to be there: well before their turn, or as soon as somebody moves the slider. */
function useAllPictures({ isReady, current }: { isReady: boolean; current: number }): boolean {
  const [hasAll, setHasAll] = useState(false)
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(() => setHasAll(true), current === 0 ? delays.bannerPictures : 0)
    return () => clearTimeout(timer)
  }, [isReady, current])
  return hasAll
}

/** When what the server has rendered was painted, on the clock of `performance`; undefined where the app renders the page. */
export function useFirstPaint(): number | undefined {
  const isHydrated = useHydrated()
  const [painted] = useState(() => (isHydrated ? undefined : performance.getEntriesByName('first-contentful-paint')[0]?.startTime))
  return painted
}

interface BannerProps {
  banners: readonly Banner[]
  seenSince?: number | undefined
}

/** Four fading slides (specification 2.5, 9): every 5 s, a fade of 500 ms, looping, with pagination that can be clicked. */
export function HomeBanner({ banners, seenSince }: BannerProps) {
  const { t } = useLingui()
  const slider = useSlider({ kind: 'fade', count: banners.length, autoplay: 5000, seenSince })
  const hasAll = useAllPictures(slider)
  return (
    <div data-slider-group className="on-night relative bg-night text-on-night">
      <Slides state={slider} kind="fade" label={t`주요 안내`} className={bannerHeight}>
        {banners.map((banner, index) => (
          // The first one has the line, and the processor, for itself.
          <Slide key={banner._id} banner={banner} isFirst={index === 0} hasPicture={index === 0 || hasAll} />
        ))}
      </Slides>
      <div className="pointer-events-none absolute inset-x-0 bottom-6 md:bottom-32 lg:bottom-36">
        <div className={`${container} flex flex-wrap items-center gap-x-1 ${unlessReady(slider)}`}>
          {banners.map((banner, index) => (
            <button
              key={banner._id}
              type="button"
              aria-label={t`${index + 1}번째 안내 보기`}
              aria-current={slider.current === index}
              className="group pointer-events-auto flex h-11 w-11 items-center"
              onClick={() => slider.goTo(index)}
            >
              <span className="h-0.5 w-9 bg-night-muted/60 transition-colors group-hover:bg-on-night group-aria-current:bg-night-accent forced-colors:bg-[ButtonBorder] forced-colors:group-aria-current:bg-[Highlight] forced-color-adjust-none" />
            </button>
          ))}
          <span className="pointer-events-auto">
            <PauseButton state={slider} />
          </span>
        </div>
      </div>
    </div>
  )
}

const card =
  'flex min-h-24 flex-1 items-center gap-4 bg-surface px-7 py-5 text-left text-ink transition-colors hover:bg-accent hover:text-on-accent'

const CardText = ({ icon, title, text }: { icon: IconName; title: string; text: ReactNode }) => (
  <>
    <Icon name={icon} className="size-7" />
    <span>
      <span className="block font-bold">{title}</span>
      <span className="block text-sm opacity-85">{text}</span>
    </span>
  </>
)

/** Three quick cards on the banner, from medium screens up: inquiry, phone, chat. */
export function QuickCards({ setting: { consultPhone, chatUrl } }: { setting: Setting }) {
  const { t } = useLingui()
  return (
    <div className={`${container} relative z-10 -mt-24 hidden md:block`}>
      <div className="flex divide-x divide-line overflow-hidden rounded-card border border-line shadow-card">
        <button {...useConsultationOpener()} className={`needs-scripts ${card}`}>
          <CardText icon="pen" title={t`상담 문의`} text={t`이름을 밝히지 않으셔도 됩니다`} />
        </button>
        {consultPhone !== null && (
          <a className={card} href={`tel:${consultPhone}`}>
            <CardText icon="phone" title={t`전화 상담`} text={<span className="copyable">{consultPhone}</span>} />
          </a>
        )}
        {chatUrl !== null && (
          <a className={card} href={chatUrl} target="_blank" rel="noopener noreferrer">
            <CardText icon="chat" title={t`채팅 상담`} text={t`새 창: ${new URL(chatUrl).hostname}`} />
          </a>
        )}
      </div>
    </div>
  )
}
