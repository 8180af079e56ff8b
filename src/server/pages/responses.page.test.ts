import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { success } from '#contract/law/success.ts'
import { practiceCodes } from '#contract/platform/practices.ts'
import { staticPaths } from '#contract/pages.ts'
import { faqs } from '#contract/support/faqs.ts'
import { scriptHash } from '../http/security.ts'
import { aStory } from '../testing/content.ts'
import { all, headingOf, hrefsOf, named, only, origin, pageServerForFile, textOf, textsOf } from '../testing/page.ts'

const server = await pageServerForFile()
let story: string

beforeAll(async () => {
  const { successes } = await server.read('GET /api/v1/success', { query: { code: 'firm' } as object, headers: { limit: '1' } })
  story = `/story/${successes[0]?._id}`
})

it('pages that one network asks for by hundreds keep no other waiting', async () => {
  const done: string[] = []
  const ask = async (remoteAddress: string, words: string) => {
    const { statusCode } = await server.app.inject({ url: `/board/default-board?q=${words}`, remoteAddress })
    expect(statusCode).toBe(200)
    done.push(remoteAddress)
  }
  const flood = Array.from({ length: 30 }, (_none, index) => ask('192.0.2.1', `flood${index}`))
  await Promise.all([...flood, ask('192.0.2.2', 'calm')])
  expect(done.indexOf('192.0.2.2')).toBeLessThan(10)
})

describe('the response of a page', () => {
  it('has a strong ETag for each language and encoding, and is not sent twice', async () => {
    for (const url of ['/', story, '/insight_media/insight?page=2', '/contact']) {
      const tags = new Set<string>()
      for (const language of ['ko', 'en', 'zh'])
        for (const encoding of ['br', 'gzip', 'identity']) {
          const asks = { 'accept-language': language, 'accept-encoding': encoding }
          const first = await server.app.inject({ url, headers: asks })
          const { etag, vary, 'cache-control': cacheControl, 'content-encoding': used = 'identity' } = first.headers
          expect([first.statusCode, used, cacheControl]).toEqual([200, encoding, 'private, no-cache'])
          expect(etag).toMatch(/^"[^"]+"$/)
          expect(vary).toMatch(/(?=.*cookie)(?=.*accept-language)(?=.*accept-encoding)/i)
          const again = await server.app.inject({ url, headers: { ...asks, 'if-none-match': String(etag) } })
          expect([url, again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([url, 304, 0, etag])
          tags.add(String(etag))
        }
      expect(tags.size, url).toBe(9)
    }
  })

  it('has the same ETag in every process, whatever else has been changed in the meantime', async () => {
    const other = await pageServerForFile()
    await other.add(faqs, { type: 'other', code: 'firm', question: { ko: '다른 곳의 질문' }, answer: { ko: '<p>답</p>' } })
    const tagOf = async ({ app }: typeof server, url: string) => String((await app.inject({ url })).headers.etag)
    const urls = ['/', story, '/story/firm', '/member/lawyer', '/contact', '/center/notice', '/business/divorce']
    for (const url of urls) expect([url, await tagOf(other, url)]).toEqual([url, await tagOf(server, url)])
    expect(await tagOf(other, '/center/faqs')).not.toBe(await tagOf(server, '/center/faqs'))
  })

  it('names in its Link header the first picture as the page has it, and fonts that exist', async () => {
    for (const path of ['/', story]) {
      const { headers, main } = await server.open(path)
      const entries = String(headers['link']).split(/,\s*(?=<)/)
      const found = entries.map((entry) => ({ entry, path: /^<([^>]+)>/.exec(entry)?.[1] ?? '', as: /; as="(\w+)"/.exec(entry)?.[1] }))
      expect(new Set(found.map(({ as }) => as))).toEqual(new Set(['image', 'font']))
      for (const { path: url, as } of found) {
        const { statusCode, headers: its } = await server.app.inject(url)
        expect([url, statusCode, String(its['content-type']).split('/')[0]]).toEqual([url, 200, as])
      }
      const [picture] = all(main, 'picture').filter((one) => one.querySelector('img[fetchpriority=high]') !== null)
      const sources = picture === undefined ? [] : all(picture, 'source[type="image/avif"]').map((source) => source.getAttribute('srcset'))
      const named = found.flatMap(({ entry }) => /imagesrcset="([^"]*)"/.exec(entry)?.[1] ?? [])
      expect(new Set(named)).toEqual(new Set(sources))
    }
  })

  it('has the same policy in its shells: the app without a network, and the console', async () => {
    for (const path of ['/index.html', '/console', '/console/any']) {
      const { headers, status } = await server.open(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval|hashes)|(^|[ ;])(\*|https?:)([ ;]|$)/)
    }
  })
})

it('lets WebAssembly run in the document of a fair’s entrance, which reads codes, and in no other one', async () => {
  const may = async (path: string) => String((await server.open(path)).headers['content-security-policy']).includes("'wasm-unsafe-eval'")
  const paths = ['/console/fairs/x/check-in', '/console/fairs/x/board', '/console/fairs/x/check-in/more', '/console/shop/pickup', '/']
  expect(await Promise.all(paths.map(may))).toEqual([true, false, false, false, false])
  for (const path of ['/console/fairs/x/check-in', '/console/shop/pickup', '/console/shop/desk'])
    expect((await server.open(path)).headers['permissions-policy'], path).toMatch(/^camera=\(self\), microphone=\(\)/)
})

it('camera, microphone and sockets are for the room of an online meeting alone', async () => {
  const policiesOf = async (path: string) => {
    const { headers } = await server.open(path)
    return [headers['permissions-policy'], headers['content-security-policy']].join(' ')
  }
  const ofRoom = await policiesOf('/mypage/room/01900000-0000-7000-8000-000000000001')
  expect(ofRoom).toMatch(/^camera=\(self\), microphone=\(self\), display-capture=\(self\).* connect-src 'self' wss?:\/\/[^ ;]+;/)
  for (const path of ['/mypage/matchings', '/', '/console', '/index.html']) {
    const others = await policiesOf(path)
    expect(others).toMatch(/^camera=\(\), microphone=\(\), display-capture=\(\).* connect-src 'self';/)
  }
})

it('a script that got past the sanitiser is not allowed to run', async () => {
  const planted = "document.title = 'planted'"
  const { _id } = await server.add(success, aStory({ content: { ko: '<p>PLACE</p>' } }))
  // Texts are sanitised wherever they are written and read, so it is put into what the page is rendered from.
  const inject = server.app.inject.bind(server.app) as (asked: { url: string }) => Promise<LightMyRequestResponse>
  const planting = vi.spyOn(server.app, 'inject').mockImplementation((async (asked: { url: string }) => {
    const answer = await inject(asked)
    if (!asked.url.startsWith('/api/')) return answer
    const { statusCode, headers } = answer
    const script = JSON.stringify(`<script>${planted}</script>`).slice(1, -1)
    return { statusCode, headers, rawPayload: Buffer.from(answer.payload.replace('PLACE', () => script)) }
  }) as never)
  onTestFinished(() => planting.mockRestore())
  const { html, headers } = await server.open(`/story/${_id}`)
  expect(html).toContain(`<script>${planted}</script>`)
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}'){4,};/)
  expect(headers['content-security-policy']).not.toContain(scriptHash(planted))
})

describe('a reader without scripts', () => {
  it('opens the menu of the header without a script, and reaches every page from the sitemap', async () => {
    const { document } = await server.open('/contact')
    const header = only(document, 'header.sticky')
    // The browser opens it by itself (`e2e/no-script.spec.ts`).
    const menu = only(header, `dialog#${named(header, 'button', '전체 메뉴').getAttribute('commandfor')}`)
    expect(hrefsOf(menu)).toContain('/center/faqs')
    expect(hrefsOf(document, 'footer a')).toContain('/sitemap')
    const sitemap = await server.open('/sitemap')
    expect(headingOf(sitemap)).toBe('사이트맵')
    const listed = new Set(hrefsOf(sitemap.main))
    // Those that a page of their kind leads to.
    const below = ['/', '/sitemap', '/insight_media/media/media01']
    const wanted = [...staticPaths.filter((path) => !below.includes(path)), ...practiceCodes.map((code) => `/business/${code}`)]
    expect(wanted.filter((path) => !listed.has(path))).toEqual([])
  })

  it('leaves by a link, and calls by a link', async () => {
    const { setting } = await server.read('GET /api/v1/setting')
    for (const path of ['/', '/contact', '/rev/intro', '/rev/about', '/program', story]) {
      const { document } = await server.open(path)
      // In the header, in its menu, and in the consultation.
      const exits = all(document, 'a[data-quick-exit]').map((link) => [textOf(link), link.getAttribute('href')])
      expect(exits).toEqual(Array.from({ length: 3 }, () => ['빠른 나가기', setting.quickExitUrl]))
      expect(hrefsOf(document, 'a[href^="tel:"]')).toContain(`tel:${setting.supportPhone}`)
    }
  })

  it('sees no button in the content of a page that only a script could answer', async () => {
    const paths = [...staticPaths.filter((path) => path !== '/'), ...practiceCodes.map((code) => `/business/${code}`), story]
    for (const path of paths) {
      const { main } = await server.open(path)
      const dead = all(main, 'button').filter(
        (button) => button.closest('.needs-scripts, [hidden], form[action]') === null && button.closest('dialog') === null,
      )
      expect([path, dead.map(({ outerHTML }) => outerHTML.slice(0, 120))]).toEqual([path, []])
    }
  })

  it('is told on the page of the form how to reach the firm instead', async () => {
    const { setting } = await server.read('GET /api/v1/setting')
    const { main } = await server.open('/default-form')
    const links = hrefsOf(main)
    for (const href of [`tel:${setting.consultPhone}`, `mailto:${setting.email}`]) expect(links).toContain(href)
    for (const control of all(main, 'input, textarea, button')) expect(control.closest('.needs-scripts')).not.toBeNull()
  })

  it('reads the names of the pages in the main menu, whose groups are lists', async () => {
    const { document } = await server.open('/')
    const menu = named(only(document, 'header.sticky'), 'nav', '주 메뉴')
    expect(textsOf(menu, 'li.group > a')).toEqual(['소개', '업무 분야', '해결 사례', '인사이트', '고객 지원'])
    expect(hrefsOf(menu)).toContain('/contact')
    expect(all(menu, 'li.group > ul > li > a').length).toBeGreaterThan(15)
  })
})

it('the address of the site in a page is the configured one, whatever host is asked for', async () => {
  const { document } = await server.open('/contact', { host: 'evil.example' })
  expect(hrefsOf(document, 'link[rel=canonical]')).toEqual([`${origin}/contact`])
})
