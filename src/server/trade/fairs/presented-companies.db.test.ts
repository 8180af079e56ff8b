import { companies } from '#contract/account/companies.ts'
import type { Locale } from '#contract/locale.ts'
import { describe, expect, it } from 'vitest'
import type { Values } from '../../db/repository.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { png } from '../../testing/attachments.ts'
import { sendFile } from '../../testing/companies.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const fair = await addFair(server)

describe('a company in the language of its reader', () => {
  const texts = {
    names: { en: 'Gaon Trading', cn: '加温商社' },
    profile: '차를 만듭니다.',
    offers: '녹차와 홍차',
    translations: { en: { category: 'Tea', profile: 'We make tea.', offers: 'Green and black tea' } },
    website: 'https://gaon.example/',
    country: 'KR',
    sector: 'FOOD',
    languages: ['ko', 'en'],
  } as const
  const present = async (_user: string, more: Values) => {
    const company = (await repositoryOf(companies).select(db, { where: { _user } }))[0]
    if (company !== undefined) await repositoryOf(companies).update(db, company, more)
  }

  it('has the texts that are there in it; the others are as the company wrote them, and named', async () => {
    const { _id, _participant } = await addTrader(server, fair._id, 'SELLER', '가온상사')
    await present(_id, texts)
    const read = async (locale: Locale) =>
      (await server.ask('GET /api/v1/fairs/{_fair}/sellers/{_id}', { params: { _fair: fair._id, _id: _participant }, locale })).answer
        .seller
    expect(await read('ko')).toMatchObject({ name: '가온상사', category: '식품', profile: '차를 만듭니다.', fallback: [] })
    expect(await read('en')).toMatchObject({
      name: 'Gaon Trading',
      ownName: '가온상사',
      profile: 'We make tea.',
      offers: 'Green and black tea',
      website: 'https://gaon.example/',
      languages: ['ko', 'en'],
      category: 'Tea',
      fallback: [],
    })
    expect(await read('cn')).toMatchObject({ name: '加温商社', profile: '차를 만듭니다.', fallback: ['category', 'profile', 'offers'] })
    const search = (q: string) =>
      server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: fair._id }, query: { q }, locale: 'en' })
    const list = await search('가온')
    // By any of its names.
    for (const q of ['gaon trad', '加温']) expect((await search(q)).answer).toEqual(list.answer)
    expect((await search('gaon tea')).answer.sellers).toEqual([])
    expect(list.answer.sellers).toMatchObject([{ _id: _participant, name: 'Gaon Trading', profile: 'We make tea.' }])
    // What only staff, or companies that take part, read of it.
    for (const answer of [await read('en'), list.answer.sellers[0]])
      for (const hidden of ['ceo', 'address', 'registrationNumber', 'certificateNumber', 'state', 'reason', 'change', '_user', 'email'])
        expect(answer).not.toHaveProperty(hidden)
  })

  it('has its logo beside its name, in lists too, which everybody may see', async () => {
    const { _id, _participant, token } = await addTrader(server, fair._id, 'BUYER', 'Logo Trading')
    const readLogo = async () => {
      const { answer } = await server.ask('GET /api/v1/fairs/{_fair}/buyers/{_id}', { params: { _fair: fair._id, _id: _participant } })
      const list = await server.ask('GET /api/v1/fairs/{_fair}/buyers', { params: { _fair: fair._id }, query: { q: 'Logo' } })
      expect(list.answer.buyers.map(({ logo }) => logo)).toEqual([answer.buyer.logo])
      return answer.buyer.logo
    }
    expect(await readLogo()).toBeNull()
    const sent = await sendFile(server, `/api/v1/users/${_id}/logo`, 'logo', new File([new Uint8Array(png)], 'logo.png'), token)
    const logo = await readLogo()
    expect(logo).toMatchObject({ _file: sent.answer.file._file })
    expect((await server.app.inject({ url: `/api/v1/files/${logo?._file}/160.webp` })).statusCode).toBe(200)
  })

  it('that its owner writes in another one needs no word about it there', async () => {
    const { _id, _participant } = await addTrader(server, fair._id, 'BUYER', 'Harbor & Pine Trading')
    await present(_id, { profile: 'Sells in and around Rotterdam.', country: 'NL' })
    const read = async (locale: Locale) =>
      (await server.ask('GET /api/v1/fairs/{_fair}/buyers/{_id}', { params: { _fair: fair._id, _id: _participant }, locale })).answer.buyer
    expect((await read('en')).fallback).toEqual(['category', 'city'])
    expect((await read('ko')).fallback).toEqual(['name', 'profile'])
    const other = { params: { _fair: fair._id, _id: _participant } }
    expect((await server.ask('GET /api/v1/fairs/{_fair}/sellers/{_id}', other)).status).toBe(404)
  })

  it('is named so wherever a member reads of it, in the language of the account where a mail or a calendar is made', async () => {
    const own = await addFair(server)
    const [seller, buyer] = [await addTrader(server, own._id, 'SELLER', '다온상사'), await addTrader(server, own._id, 'BUYER', 'Delta')]
    const translations = { en: { category: 'Tea', contactRole: 'Export manager' } }
    await present(seller._id, { names: { en: 'Daon Trading' }, translations, contactRole: '해외영업 과장' })
    const photo = new File([new Uint8Array(png)], 'photo.png')
    const { _file } = (await sendFile(server, `/api/v1/users/${seller._id}/photo`, 'photo', photo, seller.token)).answer.file
    await db.updateTable('users').set({ locale: 'en' }).where('_id', '=', buyer._id).execute()
    const params = { _fair: own._id }
    const read = async (locale: Locale) => {
      const asked = { token: buyer.token, locale } as const
      const { suggestions } = (await server.ask('GET /api/v1/me/fairs/{_fair}/suggestions', { ...asked, params })).answer
      const body = { wishes: [{ _participant: seller._participant }] }
      const { wishes } = (await server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', { ...asked, params, body })).answer
      await server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', { ...asked, params, body: { wishes: [] } })
      return [...suggestions, ...wishes].map(({ name, category }) => [name, category])
    }
    const [inEnglish, inOwn] = [
      ['Daon Trading', 'Tea'],
      ['다온상사', '식품'],
    ]
    expect([await read('en'), await read('cn'), await read('ko')]).toEqual([
      [inEnglish, inEnglish],
      [inOwn, inOwn],
      [inOwn, inOwn],
    ])
    const [slot = ''] = own.starts
    const body = { _fair: own._id, _seller: seller._participant, method: 'ONLINE', slots: [slot] } as const
    const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
    const act = (token: string, said: object) => server.ask('PUT /api/v1/me/matchings/{_id}', { token, params: { _id }, body: said })
    await act(seller.token, { action: 'accept', slots: [slot] })
    const named = async (locale: Locale) => {
      const asked = { token: buyer.token, locale } as const
      const { notifications } = (await server.ask('GET /api/v1/me/notifications', asked)).answer
      const { matchings } = (await server.ask('GET /api/v1/me/matchings', asked)).answer
      expect(matchings[0]?.other).toMatchObject({ photo: _file, contactRole: locale === 'en' ? 'Export manager' : '해외영업 과장' })
      return [matchings[0]?.other.name, notifications[0]?.text]
    }
    const [inEnglishToo, inChinese] = [await named('en'), await named('cn')]
    expect([inEnglishToo[0], inChinese[0]]).toEqual(['Daon Trading', '다온상사'])
    expect([inEnglishToo[1]?.includes('Daon Trading'), inChinese[1]?.includes('다온상사')]).toEqual([true, true])
    // Staff read the name that is on its sign, and find it by any.
    const asked = { token: await server.login('admin'), params: { _id: own._id }, locale: 'en' } as const
    const { hopes } = (await server.ask('GET /api/console/fairs/{_id}/hopes', { ...asked, query: { q: 'daon' } })).answer
    expect(hopes).toMatchObject([{ seller: { name: '다온상사' } }])
    await act(buyer.token, { action: 'confirm', slot })
    const { url } = (await server.ask('POST /api/v1/me/calendar', { token: buyer.token })).answer.calendar
    expect((await server.app.inject({ url: new URL(url ?? '').pathname })).body).toContain('Daon Trading')
  })

  it('is found by country, kind of goods and certificate, together with words', async () => {
    const own = await addFair(server)
    const [tea, beauty] = [
      await addTrader(server, own._id, 'SELLER', 'filtered-tea'),
      await addTrader(server, own._id, 'SELLER', 'filtered-beauty'),
    ]
    await present(tea._id, { country: 'KR', sector: 'FOOD' })
    await present(beauty._id, { country: 'CN', sector: 'BEAUTY', certificate: 'SUPER_ROOKIE' })
    const found = async (query: object) => {
      const { answer } = await server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: own._id }, query })
      expect(answer.summary.total).toBe(answer.sellers.length)
      return answer.sellers.map(({ name }) => name)
    }
    expect(await found({ country: 'kr' })).toEqual(['filtered-tea'])
    const narrowed = await server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: own._id }, query: { country: 'CN' } })
    // Others can be chosen instead.
    expect(narrowed.answer.countries.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
      { code: 'CN', total: 1 },
      { code: 'KR', total: 1 },
    ])
    expect(await found({ sector: 'BEAUTY' })).toEqual(['filtered-beauty'])
    expect(await found({ certificate: 'SEOUL_AWARD' })).toEqual(['filtered-tea'])
    expect(await found({ country: 'CN', q: 'tea' })).toEqual([])
    expect(await found({ q: 'filtered' })).toEqual(['filtered-tea', 'filtered-beauty'])
    for (const wrong of [{ country: 'KOR' }, { sector: 'WINE' }, { certificate: 'OTHER' }] as object[])
      expect((await server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: own._id }, query: wrong })).status).toBe(400)
  })
})
