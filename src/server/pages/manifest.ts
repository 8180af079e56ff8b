import type { Picture } from '#contract/field.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import { widths } from '#contract/site/files.ts'
import type { FastifyInstance } from 'fastify'
import { translate } from '../http/catalogues.ts'
import type { Platform } from '../http/platform.ts'
import { CachedResponse } from '../http/response-cache.ts'
import { readFirm } from './firm.ts'

const texts = {
  description: /*i18n*/ {
    id: 'manifest.description',
    message: '이혼·가사 상담. 업무 분야와 사례, 칼럼을 오프라인에서도 읽을 수 있습니다.',
  },
  consultation: /*i18n*/ { id: 'manifest.consultation', message: '상담 신청' },
  saved: /*i18n*/ { id: 'manifest.saved', message: '저장한 글' },
  matchings: /*i18n*/ { id: 'manifest.matchings', message: '매칭에 답하기' },
  stories: /*i18n*/ { id: 'manifest.stories', message: '성공사례' },
} as const

const icon = (name: string, size: number, more: object = {}) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...more,
})

/** A picture of the setting in the widest of its variants. */
function screenshot({ _file, width, height }: Picture, label: string) {
  const shown = widths.findLast((each) => each <= width) ?? widths[0]
  return {
    src: `/api/v1/files/${_file}/${shown}.webp`,
    sizes: `${shown}x${Math.round((height * shown) / width)}`,
    type: 'image/webp',
    form_factor: width > height ? 'wide' : 'narrow',
    label,
  }
}

async function makeManifest({ config, database }: Platform, locale: Locale): Promise<object> {
  const firm = await readFirm(database.db, locale)
  const name = firm.name || new URL(config.origin).host
  const shortcut = (text: (typeof texts)[keyof typeof texts], url: string) => ({
    name: translate(locale, text),
    url,
    icons: [icon('192', 192)],
  })
  return {
    id: '/',
    name,
    short_name: firm.shortName || name,
    description: translate(locale, texts.description),
    lang: languageTag(locale),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    launch_handler: { client_mode: 'focus-existing' },
    background_color: '#faf8f4',
    theme_color: '#16202e',
    categories: ['lifestyle', 'business'],
    icons: [
      icon('192', 192),
      icon('512', 512),
      icon('512-maskable', 512, { purpose: 'maskable' }),
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      shortcut(texts.consultation, '/?open=consultation'),
      shortcut(texts.saved, '/device'),
      // Phones show three or four: members answer more often than readers look for stories.
      ...(firm.centre !== null ? [shortcut(texts.matchings, '/mypage/matchings')] : []),
      shortcut(texts.stories, '/story/firm'),
    ],
    ...(firm.screenshots.length === 0 ? {} : { screenshots: firm.screenshots.map((picture) => screenshot(picture, name)) }),
  }
}

/** Serves `/manifest.{ko|en|cn}.webmanifest`: under which name the app is installed. The neutral ones are files of `public/`. */
export function serveManifests(app: FastifyInstance): void {
  const { cache } = app.platform
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
  }
  for (const locale of locales)
    app.get(`/manifest.${locale}.webmanifest`, async (request, reply) => {
      const response = await cache.get(`manifest ${locale}`, async () => ({
        response: new CachedResponse(JSON.stringify(await makeManifest(app.platform, locale)), headers),
        isCacheable: true,
      }))
      return response.send(request, reply)
    })
}
