import Validator from '@adobe/structured-data-validator'
import { noAuction } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import {
  all,
  expectHead,
  headingOf,
  hrefsOf,
  linkedDataOf,
  metaOf,
  only,
  origin,
  pageServerForFile,
  textOf,
  titleOf,
} from '../testing/page.ts'
import { languages } from '../testing/words.ts'

const server = await pageServerForFile()
const token = await server.login('admin')
const text = (ko: string, en: string, cn: string) => ({ ko, en, cn })
const body = {
  name: text('한가온', 'Han Gaon', '韩佳温'),
  intro: text('<p>먹으로 그리는 작가입니다.</p>', '<p>Ink.</p>', '<p>水墨。</p>'),
  born: 1962,
}
const { author } = (await server.ask('POST /api/console/auction/authors', { token, body })).answer
const { program } = (
  await server.ask('POST /api/console/auction/programs', {
    token,
    body: {
      title: text('봄 경매', 'Spring sale', '春季专场'),
      intro: text('<p>봄에 여는 경매입니다.</p>', '<p>A sale in spring.</p>', '<p>春季拍卖。</p>'),
      hall: 'garden',
      venue: text('정원 전시실', 'Garden room', '花园厅'),
      opensAt: '2026-01-01T01:00:00.000Z',
      closesAt: '2099-03-10T05:00:00.000Z',
      premium: [{ from: 0, percent: 16.5 }],
      terms: text('약관 첫 줄', 'First line of the terms', '条款第一行'),
    },
  })
).answer
const addWork = async (lot: string, change: object = {}) =>
  (
    await server.ask('POST /api/console/auction/works', {
      token,
      body: {
        _program: program._id,
        _author: author._id,
        lot,
        title: text(`강가에서 ${lot}`, `By the river ${lot}`, `河畔 ${lot}`),
        medium: 'painting',
        material: text('한지에 먹', 'Ink on hanji', '韩纸水墨'),
        height: 72.7,
        width: 60.6,
        year: text('1998', '1998', '1998'),
        condition: text('좋음', 'Good', '良好'),
        estimateLow: 3_000_000,
        estimateHigh: 5_000_000,
        startPrice: 2_000_000,
        taxKind: 'original',
        ...change,
      },
    })
  ).answer.work
const first = await addWork('1')
const second = await addWork('2', { medium: 'print', estimateLow: 900_000, estimateHigh: 1_200_000, startPrice: 500_000 })

const paths = {
  list: '/auction',
  sale: `/auction/programs/${program._id}`,
  hall: '/auction/halls/garden',
  work: `/auction/works/${first._id}`,
  author: `/auction/authors/${author._id}`,
  certificates: '/auction/certificates',
  found: '/auction/works',
}
const inLanguage = (path: string, locale: string) => (locale === 'ko' ? path : `${path}?lang=${locale}`)

describe.each(languages)('the auction in $locale', (language) => {
  it('has pages with a head, an entry in the menu, its report number, and texts that are all translated', async () => {
    for (const path of Object.values(paths)) {
      const page = await server.open(inLanguage(path, language.locale))
      expectHead(page, language)
      expect(hrefsOf(only(page.document, '#root > .trade > header')).map((href) => href?.replace(/\?.*/, ''))).toContain('/auction')
      expect(textOf(page.main)).toContain('서울-송파-2026-가-000')
    }
  })
})

it('a lot says what it is and what it costs, with the lots beside it', async () => {
  const page = await server.open(paths.work)
  expect([headingOf(page), titleOf(page)]).toEqual(['강가에서 1', expect.stringContaining('한가온, 강가에서 1 · Lot 1 · 봄 경매')])
  for (const said of ['72.7 × 60.6 cm', '₩3,000,000', '₩5,000,000', '₩2,000,000', '낙찰가의 16.5%', '좋음'])
    expect(textOf(page.main)).toContain(said)
  expect(hrefsOf(page.main, 'a[rel=next]')).toEqual([`/auction/works/${second._id}`])
  expect(hrefsOf(page.main, 'a[rel=prev]')).toEqual([])
})

it('search engines read the work, the sale and the artist, without a mistake', async () => {
  const [work] = linkedDataOf(await server.open(paths.work), 'VisualArtwork')
  expect(work).toMatchObject({
    name: '강가에서 1',
    artMedium: '한지에 먹',
    creator: { name: '한가온', url: `${origin}${paths.author}` },
    height: { value: 72.7, unitCode: 'CMT' },
  })
  expect(work).not.toHaveProperty('offers')
  const [sale] = linkedDataOf(await server.open(paths.sale), 'SaleEvent')
  expect(sale).toMatchObject({ name: '봄 경매', startDate: '2026-01-01T10:00:00+09:00', endDate: '2099-03-10T14:01:00+09:00' })
  expect(linkedDataOf(await server.open(paths.author), 'Person')).toMatchObject([{ name: '한가온', birthDate: '1962' }])
  for (const path of Object.values(paths)) {
    const things = linkedDataOf(await server.open(path)).map((thing) => ({
      '@context': 'https://schema.org',
      ...thing,
      '@location': '0,0',
    }))
    const jsonld = Object.groupBy(things, (thing) => thing['@type'])
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
    expect([path, issues.filter(({ severity }) => severity === 'ERROR')]).toEqual([path, []])
  }
})

it('the code of a certificate leads to what it says of its work, as it is typed, and no search engine finds it', async () => {
  const params = { _work: second._id }
  const { code } = (await server.ask('POST /api/console/auction/works/{_work}/certificates', { token, params })).answer.certificate
  const page = await server.open(`/auction/certificates/${code.toLowerCase()}?lang=en`)
  expect(metaOf(page, 'robots')).toBe('noindex')
  for (const said of ['This certificate is valid.', 'Han Gaon', 'By the river 2', '72.7 × 60.6 cm'])
    expect(textOf(page.main)).toContain(said)
  expect((await server.open('/auction/certificates/2222222222222222')).status).toBe(404)
})

it('a catalogue is narrowed by its address, which no search engine is to find, and shown as a list', async () => {
  const lotsOf = async (search: string) => {
    const page = await server.open(`${paths.sale}${search}`)
    return all(page.main, 'article a').map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))
  }
  const [one, two] = [`/auction/works/${first._id}`, `/auction/works/${second._id}`]
  expect(await lotsOf('')).toEqual([one, two])
  expect(await lotsOf('?medium=print')).toEqual([two])
  expect(await lotsOf('?estimate=3-10')).toEqual([one])
  expect(await lotsOf(`?author=${author._id}&view=list`)).toEqual([one, two])
  const narrowed = await server.open(`${paths.sale}?medium=print`)
  expect(metaOf(narrowed, 'robots')).toBe('noindex')
  expect((await server.open(`${paths.sale}?medium=nothing`)).headers['location']).toBe(paths.sale)
})

it('the works of all sales are found by what the address asks for, the newest first', async () => {
  const open = async (search: string) => {
    const page = await server.open(`/auction/works${search}`)
    const links = all(page.main, 'article a').map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))
    return { page, lots: links.filter((link) => [one, two].includes(link ?? '')) }
  }
  const [one, two] = [`/auction/works/${first._id}`, `/auction/works/${second._id}`]
  expect((await open('')).lots).toEqual([two, one])
  expect((await open('?medium=print')).lots).toEqual([two])
  expect((await open(`?author=${author._id}&estimate=3-10&view=list`)).lots).toEqual([one])
  const { page } = await open(`?author=${author._id}&q=강가`)
  expect(textOf(page.main)).toContain('한가온')
  expect(metaOf(page, 'robots')).toBe('noindex')
  expect((await open('?medium=nothing')).page.headers['location']).toBe('/auction/works')
  expect((await open('?page=99')).page.status).toBe(404)
})

it('a picture that staff send into a work is shown on its pages', async () => {
  const form = new FormData()
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC'
  for (const [name, value] of Object.entries({ _work: first._id, index: '0' })) form.append(name, value)
  form.append('file', new File([Buffer.from(pixel, 'base64')], 'a.png', { type: 'image/png' }))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` }
  const payload = Buffer.from(await request.arrayBuffer())
  const sent = await server.app.inject({ method: 'POST', url: '/api/console/auction/files', headers, payload })
  expect(sent.statusCode).toBe(201)
  const { file } = sent.json<{ file: { picture: { _file: string } } }>()
  const pictures = all((await server.open(paths.work)).main, 'img').map((img) => img.getAttribute('src'))
  expect(pictures).toContain(`/api/v1/files/${file.picture._file}/640.webp`)
  expect((await server.app.inject(`/api/v1/files/${file.picture._file}/tiles/0/0/0`)).statusCode).toBe(200)
})

it('no page is there, and no menu names one, while the auction is closed', async () => {
  const { status } = await server.ask('PUT /api/console/setting', { token, body: { auction: noAuction } })
  expect(status).toBe(200)
  for (const path of Object.values(paths)) expect([path, (await server.open(path)).status]).toEqual([path, 404])
  expect(hrefsOf((await server.open('/fairs')).document)).not.toContain('/auction')
})
