import Validator from '@adobe/structured-data-validator'
import { popups } from '#contract/site/popups.ts'
import { describe, expect, it } from 'vitest'
import { addMember } from '../testing/members.ts'
import { addFair, addTrader } from '../testing/trade.ts'
import { languages } from '../testing/words.ts'
import {
  all,
  expectHead,
  headingOf,
  hrefsOf,
  linkedDataOf,
  named,
  only,
  origin,
  pageServerForFile,
  textOf,
  textsOf,
} from '../testing/page.ts'

const server = await pageServerForFile()
const { fairs } = await server.read('GET /api/v1/fairs')
const fair = fairs.find(({ state }) => state === 'applying') ?? fairs[0]
if (fair === undefined) throw new Error('the demo has no fair')
const below = `/fairs/${fair._id}`
const { products } = await server.read('GET /api/v1/fairs/{_fair}/products', { params: { _fair: fair._id } })
const [product] = products
if (product === undefined) throw new Error('the fair of the demo has no product')

const { sellers } = await server.read('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: fair._id } })
const { buyers } = await server.read('GET /api/v1/fairs/{_fair}/buyers', { params: { _fair: fair._id } })
const sellerPage = `${below}/companies/${sellers[0]?._id ?? ''}`

const paths = [
  '/fairs',
  below,
  `${below}/products`,
  `${below}/products/${product._id}`,
  `${below}/companies`,
  `${below}/buyers`,
  sellerPage,
  `${below}/buyers/${buyers[0]?._id ?? ''}`,
  `${below}/matching`,
  '/fairs/faq',
  '/fairs/notices',
]
const inLanguage = (path: string, locale: string) => (locale === 'ko' ? path : `${path}?lang=${locale}`)

describe.each(languages)('the trade centre in $locale', (language) => {
  it('has pages with a head, a menu of its own, and a way to the firm', async () => {
    for (const path of paths) {
      const page = await server.open(inLanguage(path, language.locale))
      expectHead(page, language)
      const header = only(page.document, '#root > .trade > header')
      expect(hrefsOf(header).map((href) => href?.replace(/\?.*/, ''))).toEqual(
        expect.arrayContaining(['/', '/fairs', path.startsWith(below) ? `${below}/buyers` : '/mypage/products']),
      )
    }
  })
})

it('a company has a page in the language of its reader, with its products, that is found at its own address', async () => {
  const [own] = sellers
  expect(textOf(only((await server.open(sellerPage)).document, 'h1'))).toBe(own?.name)
  const { status, document } = await server.open(`${sellerPage}?lang=en`)
  expect([status, textOf(only(document, 'h1'))]).toEqual([200, 'Daon Tea'])
  expect(only(document, 'link[rel=canonical]').getAttribute('href')).toBe(`${origin}${sellerPage}?lang=en`)
  const text = textOf(only(document, 'main'))
  for (const shown of [own?.name ?? '', 'Daon Tea plans and makes food in Jeju', 'From 100 pieces']) expect(text).toContain(shown)
  // Nothing that only staff or other companies read.
  for (const hidden of ['박서담', '전시로 1']) expect(text).not.toContain(hidden)
  expect(hrefsOf(only(document, 'main')).some((href) => href?.startsWith(`${below}/products/`))).toBe(true)
  const list = await server.open(`${below}/companies?lang=en&sector=FOOD`)
  expect(hrefsOf(only(list.document, 'main'))).toContain(`${sellerPage}?lang=en`)
  expect((await server.open(`${below}/buyers/${own?._id ?? ''}`)).status).toBe(404)
})

it('the list of fairs begins with the one that has most to do, and says until when one can apply', async () => {
  const { main } = await server.open('/fairs')
  expect(textsOf(main, 'article h2, article h3')).toEqual(
    ['ongoing', 'applying', 'recruiting'].flatMap((state) => fairs.filter((each) => each.state === state).map(({ title }) => title)),
  )
  expect(textOf(main)).toMatch(/바이어 신청 · \d+월 \d+일 \(.\)까지/)
})

it('the centre’s address of joining leads to the page of both sites, in the centre’s frame and the asked language', async () => {
  const { statusCode, headers } = await server.app.inject('/fairs/join?lang=en')
  expect([statusCode, headers.location]).toEqual([301, '/join?site=centre&lang=en'])
  const { status, document } = await server.open(String(headers.location))
  expect(status).toBe(200)
  only(document, '#root > .trade')
})

it('every entry of its menu leads to a page', async () => {
  const { document } = await server.open(below)
  const hrefs = new Set(hrefsOf(only(document, '#trade-menu')).filter((href) => href?.startsWith('/') === true))
  expect(hrefs.size).toBeGreaterThan(12)
  for (const href of hrefs) expect([href, (await server.open(String(href))).status]).toEqual([href, 200])
})

it('a fair is an event to search engines, and says both of its periods', async () => {
  const page = await server.open(below)
  expect(headingOf(page)).toBe(fair.title)
  // On the clock of the fair, and the same instants.
  const onClock = (day: string | undefined, time: string) => `${day}T${time}:00+09:00`
  const [startDate, endDate] = [onClock(fair.days[0], fair.opens), onClock(fair.days.at(-1), fair.closes)]
  expect([startDate, endDate].map((date) => new Date(date).toISOString())).toEqual([fair.startsAt, fair.endsAt])
  const subEvent = fair.programme.map(({ day, from, to, title }) => ({
    name: title,
    startDate: onClock(day, from),
    endDate: onClock(day, to),
    location: { address: fair.venue },
  }))
  expect(linkedDataOf(page, 'Event')).toMatchObject([{ name: fair.title, startDate, endDate, subEvent }])
  expect(textOf(page.main)).toContain('GMT+9')
  expect(fair.programme.length).toBeGreaterThan(0)
  for (const { title } of fair.programme) expect(textOf(page.main)).toContain(title)
  const times = [...page.main.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
  expect(times).toEqual(expect.arrayContaining([fair.recruitFrom, fair.recruitTo, fair.applyFrom, fair.applyTo]))
})

it('a product says all that its seller has said, and leads to the page for buyers', async () => {
  const page = await server.open(`${below}/products/${product._id}`)
  const text = textOf(page.main)
  const { name, seller, features, ingredients, color, size, country, releasedOn, manufacturing, awardedOn } = product
  const facts = [name, seller, features, ingredients, color, size, country, releasedOn, manufacturing, awardedOn]
  expect(facts.filter((fact) => fact !== null && !text.includes(fact.replaceAll(/\s+/g, ' ').trim()))).toEqual([])
  const links = [product.salesSite, product.homepage, product.buyerPage].filter((link) => link !== null)
  expect(hrefsOf(page.main)).toEqual(expect.arrayContaining(links))
  expect(linkedDataOf(page, 'Product')).toMatchObject([{ name, brand: { name: seller } }])
})

it('a product at several fairs has one address, which its pages, their structured data, the sitemap and a bookmark agree on', async () => {
  const inFair = (_fair: string) => ({ params: { _fair, _id: product._id } })
  const { product: detail } = await server.read('GET /api/v1/fairs/{_fair}/products/{_id}', inFair(fair._id))
  expect(detail.fairs.length).toBeGreaterThan(1)
  const own = `/fairs/${detail.fairs[0]?._id}/products/${product._id}`
  const paths = detail.fairs.map(({ _id }) => `/fairs/${_id}/products/${product._id}`)
  for (const path of paths) {
    const page = await server.open(path)
    expect([path, ...hrefsOf(page.document, 'link[rel=canonical]')]).toEqual([path, `${origin}${own}`])
    expect(hrefsOf(page.document, 'link[hreflang=en]')).toEqual([`${origin}${own}?lang=en`])
    expect(linkedDataOf(page, 'Product')).toMatchObject([
      { '@id': `${origin}${own}`, url: `${origin}${own}`, offers: { priceCurrency: 'KRW' } },
    ])
    // It leads to all others.
    expect(hrefsOf(page.main)).toEqual(expect.arrayContaining(paths.filter((other) => other !== path)))
  }
  const { payload } = await server.app.inject('/sitemap.xml')
  expect(paths.filter((path) => payload.includes(`<loc>${origin}${path}</loc>`))).toEqual([own])
  for (const list of ['products', 'companies', 'buyers']) expect(payload).toContain(`<loc>${origin}${below}/${list}</loc>`)
  const { token } = await addMember(server, 'marker')
  await server.ask('POST /api/v1/me/bookmarks', { token, body: { kind: 'products', _item: product._id } })
  const { answer } = await server.ask('GET /api/v1/me/bookmarks', { token })
  expect(answer.bookmarks.map(({ path }) => path)).toEqual([own])
})

it('a company that takes part has its page in the sitemap, once at each fair; one that waits has none', async () => {
  const query = { limit: 100 }
  const { sellers } = await server.read('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: fair._id }, query })
  const { buyers } = await server.read('GET /api/v1/fairs/{_fair}/buyers', { params: { _fair: fair._id }, query })
  const shown = [...sellers.map(({ _id }) => `companies/${_id}`), ...buyers.map(({ _id }) => `buyers/${_id}`)]
  const { payload } = await server.app.inject('/sitemap.xml')
  const named = [...payload.matchAll(/<loc>[^<?]*?(\/fairs\/[^/<]+)\/((?:companies|buyers)\/[^/<?]+)<\/loc>/g)]
  expect(named.flatMap(([, at, path = '']) => (at === below ? [path] : [])).toSorted()).toEqual(shown.toSorted())
})

it('has structured data that a checker accepts: a fair, a product, a list, questions, a notice', async () => {
  const { notifications } = await server.read('GET /api/v1/center/notifications', { query: { code: 'fairs' } as object })
  const looked = [below, `${below}/products`, `${below}/products/${product._id}`, '/fairs/faq', `/fairs/notices/${notifications[0]?._id}`]
  for (const path of looked) {
    const things = linkedDataOf(await server.open(path)).map((thing) => ({
      ...thing,
      '@context': 'https://schema.org',
      '@location': '0,0',
    }))
    const jsonld = Object.groupBy(things, (thing) => thing['@type'])
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
    expect([path, issues.filter(({ severity }) => severity === 'ERROR')]).toEqual([path, []])
  }
})

it('lists are narrowed by their address, and what they do not know leads to the address without it', async () => {
  const path = `${below}/products?type=${product.category}`
  const page = await server.open(path)
  expect(page.status).toBe(200)
  expect(all(page.main, 'nav a[aria-current=page]').map((link) => link.getAttribute('href'))).toContain(path)
  expect(only(page.main, 'form[role=search]').getAttribute('action')).toBe(`${below}/products`)
  expect((await server.open(`${below}/products?type=SHOES`)).headers['location']).toBe(`${below}/products`)
  expect((await server.open('/fairs?type=SHOES')).headers['location']).toBe('/fairs')
  const query = { _seller: product._seller }
  const { summary } = await server.read('GET /api/v1/fairs/{_fair}/products', { params: { _fair: fair._id }, query })
  const ofSeller = textOf((await server.open(`${below}/products?seller=${product._seller}`)).main)
  expect(ofSeller).toContain(`모두 ${summary.total}건`)
  expect(ofSeller).toContain(`${product.seller}의 상품만 보고 계십니다.`)
  expect((await server.open(`${below}/products?seller=x`)).headers['location']).toBe(`${below}/products`)
})

it('what is not there, or not open, is a 404', async () => {
  const closed = await addFair(server, { isOpen: false })
  const missing = '01a20fb0-0000-7000-8000-000000000000'
  for (const path of [
    `/fairs/${missing}`,
    `/fairs/x`,
    `/fairs/${closed._id}`,
    `${below}/products/${missing}`,
    `/fairs/${missing}/buyers`,
    `${below}/sellers`,
  ])
    expect([path, (await server.open(path)).status]).toEqual([path, 404])
})

it('who is approved after a page was made is on it, and who is not never', async () => {
  const before = textsOf((await server.open(`${below}/buyers`)).main, 'article h2')
  await addTrader(server, fair._id, 'BUYER', 'newbuyer', false)
  const after = await server.open(`${below}/buyers`)
  expect(textOf(only(after.main, 'p[role=status]'))).toMatch(/\d/)
  const { buyers } = await server.read('GET /api/v1/fairs/{_fair}/buyers', { params: { _fair: fair._id }, headers: { limit: '12' } })
  expect(textsOf(after.main, 'article h2')).toEqual(buyers.map(({ name }) => name))
  expect(before.length).toBeGreaterThan(0)
})

it('a page of members is not to be found, and shows nothing of anybody', async () => {
  for (const path of [
    '/mypage/today',
    '/mypage/matchings',
    '/mypage/products',
    '/mypage/products/new',
    '/mypage/fairs',
    `/mypage/schedule/${fair._id}`,
    `/fairs/${fair._id}/survey`,
  ]) {
    const { status, document, main } = await server.open(path)
    expect(status).toBe(200)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(main.querySelector('article')).toBe(null)
  }
})

it('the firm leads to the trade centre from its foot', async () => {
  const { document } = await server.open('/contact')
  const { setting } = await server.read('GET /api/v1/setting')
  expect(named(only(document, 'footer'), 'a', setting.centre.name ?? '').getAttribute('href')).toBe('/fairs')
})

it('has questions and notices of its own, apart from the firm’s', async () => {
  const { faqs } = await server.read('GET /api/v1/center/faqs', { query: { code: 'fairs' } as object })
  const { notifications } = await server.read('GET /api/v1/center/notifications', { query: { code: 'fairs' } as object })
  const [faq, notice] = [faqs[0], notifications[0]]
  if (faq === undefined || notice === undefined) throw new Error('the demo has no question or notice of the trade centre')
  const questions = await server.open('/fairs/faq')
  expect(textsOf(questions.main, 'summary')).toEqual(faqs.map(({ question }) => question))
  expect(linkedDataOf(questions, 'FAQPage')).toHaveLength(1)
  expect(textsOf((await server.open('/center/faqs')).main, 'summary')).not.toContain(faq.question)
  const list = await server.open('/fairs/notices')
  expect(hrefsOf(list.main)).toContain(`/fairs/notices/${notice._id}`)
  expect(hrefsOf((await server.open('/center/notice')).main)).not.toContain(`/center/notice/${notice._id}`)
  const page = await server.open(`/fairs/notices/${notice._id}`)
  expect(headingOf(page)).toBe(notice.subject)
  const { setting } = await server.read('GET /api/v1/setting')
  expect(linkedDataOf(page, 'Organization')).toMatchObject([{ name: setting.centre.name, url: `${origin}/fairs` }])
  // At the firm's address it names its own.
  const elsewhere = await server.open(`/center/notice/${notice._id}`)
  expect(hrefsOf(elsewhere.document, 'link[rel=canonical]')).toEqual([`${origin}/fairs/notices/${notice._id}`])
})

it('what staff announce for fairs stands at their door in its period, and nowhere else', async () => {
  const text = (ko: string) => ({ ko, en: `${ko} en`, cn: `${ko} cn` })
  const popup = {
    code: 'fairs',
    subject: text('접수 안내'),
    content: text('마감이 하루 늦춰졌습니다'),
    image: null,
    link: '/fairs',
    position: 'top',
    size: 'line',
  } as const
  await server.add(popups, { ...popup, startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' })
  await server.add(popups, {
    ...popup,
    subject: text('지난 안내'),
    startsAt: '2020-01-01T00:00:00.000Z',
    endsAt: '2020-01-02T00:00:00.000Z',
  })
  const door = textOf((await server.open('/fairs')).main)
  expect(door).toContain('접수 안내')
  expect(door).toContain('마감이 하루 늦춰졌습니다')
  expect(door).not.toContain('지난 안내')
  expect(textOf((await server.open('/')).main)).not.toContain('접수 안내')
})
