import { describe, expect, it } from 'vitest'
import { ko, languages } from '../testing/words.ts'
import {
  all,
  attributesOf,
  type Element,
  expectHead,
  headingOf,
  hrefsOf,
  linkedDataOf,
  nameOf,
  named,
  only,
  origin,
  pageServerForFile,
  textOf,
  textsOf,
  titleOf,
} from '../testing/page.ts'

const server = await pageServerForFile()
const part = (main: Element, id: string) => only(main, `section[id="${id}"]`)
const byLabel = (main: Element, id: string) => only(main, `section[aria-labelledby="${id}"]`)
const codes = ['divorce', 'alimony', 'fornication', 'commonlaw', 'inheritance', 'tax'] as const

describe.each(languages)('pages of the firm in $locale', (language) => {
  const { t, locale } = language
  const lang = locale === 'ko' ? '' : `?lang=${locale}`

  it('the representative lawyer greets, with portrait and main career', async () => {
    const [lawyer] = (await server.read('GET /api/v1/lawyers', { locale, query: { isRepresentative: true } })).lawyers
    const page = await server.open(`/rev/intro${lang}`)
    expectHead(page, language)
    const { main } = page
    expect(attributesOf(main, 'img', 'alt').some((alt) => alt?.includes(lawyer?.name ?? 'missing'))).toBe(true)
    expect(textsOf(main, 'blockquote')).toEqual([lawyer?.intro.replaceAll(/\s+/g, ' ')])
    const lines = lawyer?.career.filter(({ isMain }) => isMain).map(({ txt }) => txt) ?? []
    expect(lines.length).toBeGreaterThan(0)
    expect(textsOf(main, 'section li')).toEqual(lines)
    expect(hrefsOf(main, `a[href^="/member/${lawyer?._id}"]`)).toHaveLength(1)
    const [profile] = linkedDataOf(page, 'ProfilePage')
    expect(profile?.['mainEntity']).toMatchObject({ '@id': expect.stringContaining(`/member/${lawyer?._id}`), name: lawyer?.name })
    named(main, 'button', t('상담 문의'))
  })

  it('the firm says what it keeps to and who is there, with figures that can be counted', async () => {
    const people = (type: 'LAWYER' | 'ADVISORY') =>
      server.read('GET /api/v1/lawyers', { locale, query: { type }, headers: { limit: '100' } })
    const [lawyers, advisers] = [await people('LAWYER'), await people('ADVISORY')]
    const { setting } = await server.read('GET /api/v1/setting', { locale })
    const page = await server.open(`/rev/about${lang}`)
    expectHead(page, language)
    const { main } = page
    const totals = [lawyers.summary.total, advisers.summary.total, setting.offices.length]
    expect(totals).toEqual([12, 4, 4])
    const figures = textsOf(main, 'header li a')
    for (const [index, total] of totals.entries()) expect(figures[index]).toMatch(new RegExp(`^${total}\\D`))
    const [values = main, ways = main, faces = main, offices = main, ...more] = all(main, 'section')
    expect(more).toEqual([])
    expect([all(values, 'h3').length, all(ways, 'h3').length]).toEqual([3, 6])
    expect(hrefsOf(faces, 'li a')).toEqual(lawyers.lawyers.map(({ _id }) => `/member/${_id}${lang}`))
    for (const [index, { name }] of lawyers.lawyers.entries()) expect(textsOf(faces, 'li a')[index]).toContain(name)
    expect(hrefsOf(offices)).toEqual(setting.offices.map(({ code }) => `/contact${lang}#${code}`))
    for (const [index, { address }] of setting.offices.entries()) expect(textsOf(offices, 'a')[index]).toContain(address)
    expect(linkedDataOf(page, 'AboutPage')).toHaveLength(1)
    named(main, 'button', t('상담 문의'))
  })

  it('the programme names the numbers for an emergency before anything else, and answers questions', async () => {
    const page = await server.open(`/program${lang}`)
    expectHead(page, language)
    const { main } = page
    const numbers = ['112', '1366', '109', '1577-0199', '1577-1366']
    expect(hrefsOf(byLabel(main, 'emergency'))).toEqual(numbers.map((number) => `tel:${number}`))
    expect(all(main, 'section')[0]?.getAttribute('aria-labelledby')).toBe('emergency')
    expect(all(byLabel(main, 'sessions'), 'h3')).toHaveLength(6)
    const questions = textsOf(main, 'summary')
    expect(questions.length).toBeGreaterThan(4)
    const [faqs] = linkedDataOf(page, 'FAQPage')
    expect(faqs?.['mainEntity']).toEqual(questions.map((name) => expect.objectContaining({ '@type': 'Question', name })))
    expect(linkedDataOf(page, 'Service')).toHaveLength(1)
    named(main, 'button', t('상담 문의'))
  })

  it('the offices are shown with all that the way there needs, and without a state that only a clock knows', async () => {
    const { offices } = (await server.read('GET /api/v1/setting', { locale })).setting
    expect(offices.map(({ code }) => code)).toEqual(['seoul', 'suwon', 'incheon', 'daegu'])
    const page = await server.open(`/contact${lang}`)
    expectHead(page, language)
    const { main } = page
    expect(textsOf(main, 'h2')).toEqual([...offices.map(({ name }) => name), t('전화를 받고 싶으시면')])
    expect(hrefsOf(named(main, 'nav', t('사무소')))).toEqual(offices.map(({ code }) => `#${code}`))
    for (const { code, name, address, phone, fax, hours, directions, parking, latitude, longitude } of offices) {
      const place = part(main, code)
      for (const text of [address, fax, hours, directions, parking]) expect(textsOf(place, 'dd')).toContain(text)
      expect(textsOf(place, '.copyable')).toContain(address)
      expect(named(place, 'a', phone).getAttribute('href')).toBe(`tel:${phone}`)
      expect(all(place, 'picture img')).toHaveLength(1)
      const maps = all(place, 'a[target=_blank][rel~=noopener]')
      const point = `${encodeURIComponent(name)},${latitude},${longitude}`
      expect(maps.map((map) => map.getAttribute('href'))).toEqual([
        `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
        `https://map.kakao.com/link/map/${point}`,
        `https://map.kakao.com/link/to/${point}`,
      ])
      for (const map of maps) expect(nameOf(map)).toMatch(new RegExp(`^${name} .+`))
      // What only a script can do is hidden without one.
      expect(all(place, 'button').filter((button) => button.closest('.needs-scripts') === null)).toEqual([])
    }
    expect(textOf(main)).not.toMatch(/지금 운영 중|지금은 운영 시간이/)
  })

  it.each(codes)('the area %s shows all that the API says of it', async (code) => {
    const { area } = await server.read('GET /api/v1/areas/{code}', { locale, params: { code } })
    const { successes } = await server.read('GET /api/v1/success', {
      locale,
      query: { practice: code, site: 'divorce' },
      headers: { limit: '3' },
    })
    const page = await server.open(`/business/${code}${lang}`)
    expectHead(page, language)
    const { main } = page
    expect(headingOf(page)).toBe(area.name)
    expect(titleOf(page).startsWith(area.name)).toBe(true)
    expect(textsOf(main, 'p')).toEqual(expect.arrayContaining([area.headline, area.summary]))
    expect(area.steps.length).toBeGreaterThan(2)
    expect(textsOf(part(main, 'steps'), 'h3')).toEqual(area.steps.map(({ title }) => title))
    expect(textsOf(part(main, 'steps'), 'p')).toEqual(expect.arrayContaining(area.steps.map(({ text }) => text)))
    expect(textsOf(part(main, 'costs'), 'dt')).toEqual(area.costs.map(({ title }) => title))
    expect(textsOf(part(main, 'costs'), 'dd')).toEqual(area.costs.map(({ text }) => text))
    expect(all(part(main, 'documents'), 'input[type=checkbox]').map(nameOf)).toEqual(area.documents.map(({ title }) => title))
    expect(textsOf(part(main, 'faqs'), 'summary')).toEqual(area.faqs.map(({ question }) => question))
    expect(textsOf(part(main, 'faqs'), 'details > p')).toEqual(area.faqs.map(({ answer }) => answer))
    expect(successes.length).toBeGreaterThan(0)
    expect(hrefsOf(part(main, 'stories'), 'li a')).toEqual(successes.map(({ _id }) => `/story/${_id}${lang}`))
    const others = codes.filter((other) => other !== code)
    expect(hrefsOf(named(main, 'nav', t('다른 업무 분야')))).toEqual(others.map((other) => `/business/${other}${lang}`))
    const [service] = linkedDataOf(page, 'Service')
    expect(service).toMatchObject({ name: area.name, provider: { '@id': `${origin}/#firm` } })
    expect(linkedDataOf(page, 'FAQPage')[0]?.['mainEntity']).toEqual(
      area.faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    )
  })
})

it('an area leads to all of its stories, in a list that says so', async () => {
  const { main } = await server.open('/business/inheritance')
  const href = named(part(main, 'stories'), 'a', '이 분야의 사례 더 보기').getAttribute('href') ?? 'missing'
  expect(href).toBe('/story/firm?practice=inheritance')
  const list = await server.open(href)
  expect(named(named(list.main, 'nav', ko.t('업무 분야')), 'a', '상속').getAttribute('aria-current')).toBe('page')
})

it('search engines are told of every office: when it is open, and whose it is', async () => {
  const { setting } = await server.read('GET /api/v1/setting', { locale: 'ko' })
  const services = linkedDataOf(await server.open('/contact'), 'LegalService')
  const firm = `${origin}/#firm`
  expect(services.find((node) => node['@id'] === firm)).toMatchObject({
    name: setting.name,
    telephone: '+82-2-0100-2000',
    email: 'contact@ieumsae.example',
  })
  for (const { code, name, phone, address, latitude, longitude } of setting.offices) {
    const node = services.find((service) => service['@id'] === `${origin}/contact#${code}`)
    expect(node, code).toMatchObject({
      name,
      telephone: phone.replace(/^0/, '+82-'),
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      parentOrganization: { '@id': firm },
    })
    expect(node?.['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '12:00',
    })
  }
})
