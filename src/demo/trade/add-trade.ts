import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import type { Picture } from '#contract/field.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import { slotsOf, spanOf } from '#contract/trade/slots.ts'
import { readFile } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { hashPassword, noPassword } from '#server/account/passwords.ts'
import { usernameKey } from '#server/account/usernames.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { keepPicture } from '#server/files/pictures.ts'
import type { FileStorage } from '#server/files/storage.ts'
import { buyerPresentation, demoBuyers, demoSellers, sellerPresentation } from './companies.ts'
import { demoConversations } from './conversations.ts'
import { fairs as demoFairs } from './fairs.ts'
import { logoOf } from './logos.ts'
import { demoMatchings } from './matchings.ts'
import { demoOutcomes } from './outcomes.ts'
import { demoWishes } from './wishes.ts'
import { demoProducts, demoSites, sellersOf } from './products.ts'
import type { Schema } from '#server/schema.ts'

interface Place {
  db: Db
  storage: FileStorage
  now: Date
  /** Stores a picture of the library, once. */
  picture: (name: string) => Promise<Picture>
  password: string
}

const day = 24 * 60 * 60_000
const fromNow = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString()
/** A day from today on, on the clock of the office. */
const dayFromToday = (now: Date, days: number) => new Date(now.getTime() + 9 * 60 * 60_000 + days * day).toISOString().slice(0, 10)
/** Nine in the morning of the office, when its periods begin and end. */
const nineFromToday = (now: Date, days: number) => `${dayFromToday(now, days)}T00:00:00.000Z`

const none = { certificate: null, certificateNumber: null, certificateYear: null, productCategory: null, buyerType: null, city: null, district: null, reason: null, change: null, review: null, registrationNumber: null } as const

/** Accounts with companies: `seller` and `buyer` can log in, nobody can to the others. */
async function addTraders({ db, storage, now, password }: Place, role: 'SELLER' | 'BUYER'): Promise<string[]> {
  const list = role === 'SELLER' ? demoSellers : demoBuyers
  const passwordHash = await hashPassword(password)
  const rows = list.map(({ name }, index) => {
    const username = index === 0 ? role.toLowerCase() : `${role.toLowerCase()}${String(index + 1).padStart(2, '0')}`
    const stored = { name, userType: 'COMPANY', role, status: 'active', _level: null, email: `${username}@example.com`, phone: null, channels: [], locale: 'ko' }
    return { _id: uuid(), username, usernameKey: usernameKey(username), passwordHash: index === 0 ? passwordHash : noPassword(), ...stored }
  })
  for (const row of rows) await repositoryOf(users).insert(db, { ...row, createdAt: fromNow(now, -100) })
  for (const [index, company] of list.entries()) {
    const { name, ceo, category, city, district } = company
    const common = { ...none, name, ceo, category, address: `${city} ${district} 전시로 ${index + 1}`, state: 'APPROVED' }
    const own =
      role === 'SELLER'
        ? { certificate: index % 3 === 0 ? 'SUPER_ROOKIE' : 'SEOUL_AWARD', productCategory: category, ...sellerPresentation(company, index) }
        : { buyerType: index % 2 === 0 ? 'OFFLINE' : 'ONLINE', city, district, ...buyerPresentation(company, index) }
    const _user = rows[index]?._id ?? ''
    await repositoryOf(companies).insert(db, { ...common, ...own, _user, createdAt: fromNow(now, -100) })
    const drawn = logoOf(role === 'SELLER' ? index : demoSellers.length + index)
    if (drawn === undefined) continue
    const webp = await sharp(Buffer.from(drawn)).webp({ lossless: true }).toBuffer()
    const { _file } = await keepPicture(db, storage, webp, { name: 'logo.webp', width: 240, height: 240 })
    await db.updateTable('files').set({ _user }).where('_id', '=', _file).execute()
    await db.insertInto('companyFiles').values({ _user, kind: 'logo', _file }).execute()
  }
  return rows.map(({ _id }) => _id)
}

/** A picture of a product is its own file, which goes with it. */
async function addProducts({ db, storage, now }: Place, sellers: readonly string[]): Promise<{ _id: string; _user: string }[]> {
  const bytes = new Map<string, Promise<{ webp: Buffer; width: number; height: number }>>()
  const read = (name: string) => {
    const load = async () => {
      const webp = await readFile(new URL(`../pictures/${name}.webp`, import.meta.url))
      const { width, height } = await sharp(webp).metadata()
      return { webp, width, height }
    }
    const known = bytes.get(name) ?? load()
    bytes.set(name, known)
    return known
  }
  const added: { _id: string; _user: string }[] = []
  const makers = sellersOf(demoSellers, demoProducts)
  for (const [index, { picture, ...product }] of demoProducts.entries()) {
    const maker = makers[index] ?? 0
    const [_id, _user] = [uuid(), sellers[maker] ?? '']
    const { webp, ...facts } = await read(picture)
    const thumb = await keepPicture(db, storage, webp, { ...facts, name: `${picture}.webp` })
    await db.updateTable('files').set({ _user }).where('_id', '=', thumb._file).execute()
    const made = { country: { ko: '대한민국', en: 'Republic of Korea', cn: '韩国' }, releasedOn: dayFromToday(now, -400 - index), awardedOn: dayFromToday(now, -200 - index) }
    const sites = demoSites(index, maker)
    await repositoryOf(products).insert(db, { ...made, ...sites, ...product, images: [], thumb, _id, _user, createdAt: fromNow(now, -60 + index / 10) })
    added.push({ _id, _user })
  }
  return added
}

/** How many of the sellers and buyers take part in the fair of that place, and how many wait for approval. */
const numbers = [
  { sellers: 24, buyers: 30, waiting: 0 },
  { sellers: 14, buyers: 12, waiting: 3 },
  { sellers: 5, buyers: 0, waiting: 4 },
] as const

async function addParticipants({ db, now }: Place, _fair: string, taking: readonly { _user: string; name: string; role: 'SELLER' | 'BUYER'; isWaiting: boolean }[]) {
  for (const { isWaiting, ...one } of taking) {
    const rest = { reason: null, note: null, maxMeetings: null, minMeetings: null, createdAt: fromNow(now, -30) }
    await repositoryOf(participants).insert(db, { ...one, ...rest, _fair, state: isWaiting ? 'PENDING' : 'APPROVED' })
  }
}

/** Three fairs in different states with who takes part, what they show, and matchings in every state. */
export async function addDemoTrade(place: Place): Promise<void> {
  const { db, now, picture } = place
  const [sellers, buyers] = [await addTraders(place, 'SELLER'), await addTraders(place, 'BUYER')]
  const shown = await addProducts(place, sellers)
  const iso = now.toISOString()
  for (const [index, { key, days, recruit, apply, pictures, programme, ...fair }] of demoFairs.entries()) {
    const counts = numbers[index] ?? numbers[2]
    const plan = { ...fair, days: days.map((each) => dayFromToday(now, each)), slotMinutes: 30, breaks: [{ from: '12:00', to: '13:00' }] }
    const dates = { recruitFrom: nineFromToday(now, recruit[0]), recruitTo: nineFromToday(now, recruit[1]), applyFrom: nineFromToday(now, apply[0]), applyTo: nineFromToday(now, apply[1]) }
    const thumbs = await Promise.all(pictures.map(async (name, at) => ({ index: at, picture: await picture(name) })))
    const talks = programme.map(({ day: of, ...talk }) => ({ ...talk, day: plan.days[of] ?? '' }))
    const limits = { maxOffers: 20, maxMeetings: 40, offerHours: 48, isOpen: true }
    const { _id: _fair } = await repositoryOf(fairs).insert(db, { ...plan, ...spanOf(plan), ...dates, ...limits, thumbs, programme: talks, createdAt: fromNow(now, -100 + index) })
    const takes = (count: number, ids: readonly string[], role: 'SELLER' | 'BUYER') =>
      ids.slice(0, count + (count === 0 ? 0 : counts.waiting)).map((_user, at) => {
        const name = (role === 'SELLER' ? demoSellers : demoBuyers)[at]?.name ?? ''
        return { _user, name, role, isWaiting: at >= count }
      })
    await addParticipants(place, _fair, [...takes(counts.sellers, sellers, 'SELLER'), ...takes(counts.buyers, buyers, 'BUYER')])
    const taking = sellers.slice(0, counts.sellers)
    const here = shown.filter(({ _user }) => taking.includes(_user))
    await db
      .insertInto('fairProducts')
      .values(here.map(({ _id }) => ({ _fair, _product: _id, createdAt: iso })))
      .execute()
    if (counts.buyers === 0) continue
    const productOf = (seller: string) => here.find(({ _user }) => _user === seller)?._id ?? null
    const { rows, slotRows } = demoMatchings({ _fair, slots: slotsOf(plan), now: iso, sellers: taking, buyers: buyers.slice(0, counts.buyers), productOf, hasMeetings: key === 'ongoing' })
    await db.insertInto('matchings').values(rows).execute()
    await db.insertInto('matchingSlots').values(slotRows).execute()
    const outcomes = demoOutcomes(rows)
    if (outcomes.length > 0) await db.insertInto('matchingOutcomes').values(outcomes).execute()
    const talk = demoConversations(rows, [sellers[0] ?? '', buyers[0] ?? ''], iso)
    await db.insertInto('conversations').values(talk.conversations).execute()
    await db.insertInto('conversationMessages').values(talk.messages).execute()
    if (talk.told.length > 0) await db.insertInto('notifications').values(talk.told).execute()
    const wishes = demoWishes({ _fair, sellers: taking, buyers: buyers.slice(0, counts.buyers), now: iso })
    await db.insertInto('wishes').values(wishes).execute()
    const told = rows.flatMap(({ _id, state, _seller, _buyer, createdAt }): Insertable<Schema['notifications']>[] => {
      const common = { _id: uuid(), module: 'trade', subject: _id, data: JSON.stringify({ _fair }), createdAt, readAt: null }
      if (state === 'offered') return [{ ...common, _user: _seller, kind: 'offered' }]
      return state === 'accepted' ? [{ ...common, _user: _buyer, kind: 'accepted' }] : []
    })
    if (told.length > 0) await db.insertInto('notifications').values(told).execute()
  }
}
