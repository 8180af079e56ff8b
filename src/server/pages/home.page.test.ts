import { describe, expect, it } from 'vitest'
import { languages, sections } from '../testing/words.ts'
import {
  all,
  attributesOf,
  expectHead,
  headingOf,
  headingsOf,
  hrefsOf,
  metaOf,
  nameOf,
  named,
  only,
  pageServerForFile,
  region,
  textOf,
  textsOf,
  titleOf,
} from '../testing/page.ts'

const server = await pageServerForFile()

const areas = ['divorce', 'divorce', 'divorce', 'fornication', 'alimony', 'commonlaw', 'inheritance', 'tax']
const day = (instant: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(new Date(instant))

describe.each(languages)('the home page in $locale', (language) => {
  const { t, locale, firm } = language
  const lang = locale === 'ko' ? '' : `?lang=${locale}`
  const open = () => server.open(`/${lang}`)
  const site = { site: 'divorce' } as const

  it('has its title, description and heading, and its thirteen sections in order', async () => {
    const page = await open()
    expectHead(page, language)
    expect(titleOf(page)).toBe(t('{name} | 이혼·가사 상담', { name: firm }))
    const { setting } = await server.read('GET /api/v1/setting', { locale })
    const description = t('이혼, 재산분할, 양육, 상속까지. 진행 순서와 준비 서류를 알려 드리고, 비밀을 지키며 함께합니다.')
    expect(metaOf(page, 'description')).toBe(`${description} ${setting.offices.map(({ name }) => name).join(', ')}`)
    expect(headingOf(page)).toBe(t('{name}, 이혼과 가사 사건 상담', { name: firm }))
    // Those that a heading names are no landmarks: twelve of them would only be noise.
    const names = all(page.main, 'section').map((part) => part.getAttribute('aria-label') ?? textsOf(part, 'h2')[0])
    expect(names).toEqual(sections.map((name) => t(name)))
    expect(attributesOf(page.main, 'section', 'aria-label').filter((label) => label !== null)).toHaveLength(2)
    for (const name of sections) expect(textOf(region(page.main, t(name))).length, name).toBeGreaterThan(40)
    const [last] = all(page.main, 'section ~ nav')
    expect(last === undefined ? 'missing' : nameOf(last)).toBe(t('함께 운영하는 홈페이지'))
    expect(all(named(page.main, 'nav', t('함께 운영하는 홈페이지')), 'a')).toHaveLength(4)
  })

  // To be lowered with the page, and raised only for what a visitor has more.
  it('is sent in no more than 1,370 elements', async () => {
    const { html } = await open()
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1370)
  })

  it('has a heading for each item of its lists, below that of the section', async () => {
    const { main } = await open()
    const counts = sections.slice(2).map((name) => headingsOf(region(main, t(name)), 'h3').length)
    expect(counts).toEqual([11, 3, 8, 3, 3, 9, 4, 9, 4, 6])
  })

  it('introduces the representative lawyer with the main career, and every other lawyer', async () => {
    const { main } = await open()
    const { lawyers } = await server.read('GET /api/v1/lawyers', { locale, query: { ...site, type: 'LAWYER' }, headers: { limit: '100' } })
    const representative = lawyers.find(({ isRepresentative }) => isRepresentative)
    const first = region(main, t('대표변호사'))
    expect(textsOf(first, 'h2')).toEqual([representative?.name])
    expect(textsOf(first, 'li')).toEqual(representative?.career.filter(({ isMain }) => isMain).map(({ txt }) => txt))
    expect(attributesOf(first, 'picture img', 'alt')[0]).toContain(representative?.name)
    expect(hrefsOf(first)).toEqual([`/member/${representative?._id}${lang}`])
    const others = lawyers.filter(({ isRepresentative }) => !isRepresentative)
    expect(others.length).toBeGreaterThan(1)
    const place = region(main, t('사건에 맞는 변호사가 함께합니다'))
    for (const name of ['변호사', '변호사 주요 경력'])
      expect(hrefsOf(named(place, 'ul', t(name)))).toEqual(others.map(({ _id }) => `/member/${_id}${lang}`))
    const portraits = textsOf(named(place, 'ul', t('변호사')), 'li')
    for (const [index, { name, job }] of others.entries()) {
      expect(portraits[index]).toContain(name)
      expect(portraits[index]).toContain(job)
    }
  })

  it('leads into the eight areas, and says how the firm works', async () => {
    const { main } = await open()
    expect(all(region(main, t('서두르지 않고, 빠뜨리지 않습니다')), 'h3')).toHaveLength(3)
    expect(hrefsOf(region(main, t('어떤 일로 오셨는지부터 듣겠습니다')))).toEqual(areas.map((code) => `/business/${code}${lang}`))
    const stages = all(region(main, t('지금 서 계신 자리에서 시작합니다')), 'button[aria-haspopup=dialog]')
    expect(stages.map((button) => textOf(button)).map((text) => text.length > 10)).toEqual([true, true, true])
  })

  it('shows four banners, three stories, nine judgments, four videos and nine articles', async () => {
    const { main } = await open()
    const banner = region(main, t('주요 안내'))
    expect(all(named(banner, 'ul', t('주요 안내')), 'li')).toHaveLength(4)
    for (const position of [1, 2, 3, 4]) named(banner, 'button', t('{0}번째 안내 보기', { 0: position }))

    const query = { ...site, isDivorceMain: 'true' }
    const stories = async (code: string, limit: number) =>
      (await server.read('GET /api/v1/success', { locale, query: { ...query, code } as object, headers: { limit: String(limit) } }))
        .successes
    const articles = async () =>
      (await server.read('GET /api/v1/insights', { locale, query: { ...query, code: 'article' } as object, headers: { limit: '9' } }))
        .insights
    for (const [name, items, count, folder, more] of [
      ['비슷한 고민을 지나온 길', await stories('firm', 3), 3, '/story', '/story/firm'],
      ['판단이 갈린 쟁점을 기록합니다', await stories('representative', 9), 9, '/story', '/story/representative'],
      ['법이 어떻게 바뀌고 있는지 살핍니다', await articles(), 9, '/insight_media/insight', '/insight_media/insight'],
    ] as const) {
      const cards = all(region(main, t(name)), 'li')
      expect([items.length, cards.length], name).toEqual([count, count])
      for (const [index, card] of cards.entries()) {
        const { _id = '', subject = '', createdAt = '' } = items[index] ?? {}
        expect(hrefsOf(card)).toEqual([`${folder}/${_id}${lang}`])
        expect(textOf(card)).toContain(subject)
        expect(textOf(card)).toContain(day(createdAt))
      }
      const link = only(region(main, t(name)), 'a', (node) => textOf(node).startsWith(`${t('더 보기')}: `))
      expect(link.getAttribute('href')).toBe(`${more}${lang}`)
    }
    const videos = region(main, t('변호사가 직접 설명합니다'))
    expect(all(videos, 'li')).toHaveLength(4)
    for (const card of all(videos, 'li')) expect(textOf(card)).toContain(t('영상 재생'))
    expect(named(videos, 'a', `${t('더 보기')}: ${t('영상')}`).getAttribute('href')).toBe(`/insight_media/media${lang}`)
  })

  it('shows four offices, and six other fields of which two lead to sites of their own', async () => {
    const { main } = await open()
    const { setting } = await server.read('GET /api/v1/setting', { locale })
    const offices = all(region(main, t('가까운 사무소에서 뵙겠습니다')), 'li')
    expect(offices).toHaveLength(4)
    for (const [index, { name, address, phone }] of setting.offices.entries()) {
      for (const text of [name, address, phone]) expect(textsOf(main, 'section')[10]).toContain(text)
      expect(hrefsOf(offices[index] ?? main)).toEqual([`/contact${lang}`])
    }
    const gate = region(main, t('다른 도움이 필요하십니까'))
    expect([all(gate, 'li').length, all(gate, 'li button').length]).toEqual([6, 4])
    expect(hrefsOf(gate, 'a[target=_blank][rel~=noopener][href^="https://"]')).toHaveLength(2)
  })

  it('offers a consultation, a call and a chat, beside the banner and in the bar of phones', async () => {
    const { document, main } = await open()
    const { setting } = await server.read('GET /api/v1/setting', { locale })
    for (const [place, phone] of [
      [region(main, t('주요 안내')), setting.consultPhone],
      [named(document, 'nav', t('빠른 상담')), setting.supportPhone],
    ] as const) {
      only(place, 'button', (button) => `${button.getAttribute('aria-label')} ${textOf(button)}`.includes(t('상담 문의')))
      const call = only(place, 'a', (link) => textOf(link).includes(t('전화 상담')))
      expect(call.getAttribute('href')).toBe(`tel:${phone}`)
      const chat = only(place, 'a[target=_blank][rel~=noopener]', (link) => textOf(link).includes(t('채팅 상담')))
      expect(chat.getAttribute('href')).toBe(setting.chatUrl)
    }
  })

  it('names in its footer what the law asks for', async () => {
    const { document } = await open()
    const { setting } = await server.read('GET /api/v1/setting', { locale })
    const footer = only(document, 'footer')
    const { phone, fax, email, emergencyPhone, registrationNumber, legalEntity, adLawyer, privacyOfficer, representative } = setting
    const facts = [phone, fax, email, emergencyPhone, registrationNumber, legalEntity, adLawyer, privacyOfficer, representative]
    for (const text of [...facts, ...setting.offices.map(({ address }) => address), '©']) expect(textOf(footer)).toContain(text)
    expect(hrefsOf(footer)).toContain(`tel:${phone}`)
    expect(hrefsOf(footer)).toContain(`mailto:${email}`)
  })
})
