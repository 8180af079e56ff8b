import { usualAdRules } from '#contract/platform/writing.ts'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { levels } from '#contract/account/levels.ts'
import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import type { Picture } from '#contract/field.ts'
import type { AnyResource } from '#contract/resource.ts'
import { hasModule } from '#contract/sites.ts'
import { resources } from '#contract/api.ts'
import { areas } from '#contract/law/areas.ts'
import { forms } from '#contract/law/forms.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { practices } from '#contract/law/practices.ts'
import { replies } from '#contract/law/replies.ts'
import { locales } from '#contract/locale.ts'
import { success } from '#contract/law/success.ts'
import { banners } from '#contract/site/banners.ts'
import { popups } from '#contract/site/popups.ts'
import { charges } from '#contract/shop/charges.ts'
import { claims } from '#contract/shop/claims.ts'
import { deposits } from '#contract/shop/deposits.ts'
import { payouts } from '#contract/shop/settlement.ts'
import { orders } from '#contract/shop/orders.ts'
import { setting } from '#contract/site/setting.ts'
import { statements } from '#contract/site/statements.ts'
import { boards, comments } from '#contract/support/boards.ts'
import { faqs } from '#contract/support/faqs.ts'
import { notifications } from '#contract/support/notifications.ts'
import { questions } from '#contract/support/questions.ts'
import { terms } from '#contract/support/terms.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { insertFile } from '#server/files/insert-file.ts'
import { keepPicture } from '#server/files/pictures.ts'
import type { FileStorage } from '#server/files/storage.ts'
import type { Platform } from '#server/http/platform.ts'
import { areas as initialAreas } from '#server/law/first/areas.ts'
import { isEmpty } from '#server/initial/fill.ts'
import { isContentOf, isFirstContent } from '#server/initial/of-site.ts'
import { toStatement } from '#server/site/first/statement.ts'
import { settingOfSite } from '#contract/site/setting-of-site.ts'
import { addDemoAccounts, demoPassword } from './accounts.ts'
import { areaPictures } from './area-pictures.ts'
import { banners as seedBanners } from './banners.ts'
import { boards as seedBoards } from './boards.ts'
import { faqs as seedFaqs } from './faqs.ts'
import { addDemoInbox } from './inbox/add-inbox.ts'
import { articles } from './insights/articles.ts'
import { centreTerms } from './centre-terms.ts'
import { columns } from './insights/columns.ts'
import { reviews } from './insights/reviews.ts'
import { videos } from './insights/videos.ts'
import { lawyers as seedLawyers } from './lawyers.ts'
import { notices } from './notices.ts'
import { popups as seedPopups } from './popups.ts'
import { practices as seedPractices } from './practices.ts'
import { replies as seedReplies } from './replies.ts'
import { sampleRow } from './sample.ts'
import { setting as seedSetting } from './setting.ts'
import { statements as seedStatements } from './statements.ts'
import { successes } from './success.ts'
import { terms as seedTerms } from './terms.ts'
import { shopQuestions } from '#contract/shop/questions.ts'
import { reviews as shopReviews } from '#contract/shop/reviews.ts'
import { addDemoDeposits } from './shop/add-deposits.ts'
import { addDemoPayouts } from './shop/add-payouts.ts'
import { addDemoAddresses } from './shop/add-addresses.ts'
import { addDemoDeskSales } from './shop/add-desk-sales.ts'
import { addDemoExchanges } from './shop/add-exchanges.ts'
import { addDemoOrders } from './shop/add-orders.ts'
import { addDemoQuestions } from './shop/add-questions.ts'
import { addDemoReviews } from './shop/add-reviews.ts'
import { addDemoBids } from './auction/add-bids.ts'
import { addDemoStock } from './shop/add-stock.ts'
import { addDemoTrade } from './trade/add-trade.ts'
import { tradeFaqs, tradeNotices } from './trade/support.ts'
import type { Row, Seed, Source, Video } from './types.ts'

const day = 24 * 60 * 60 * 1000

const inOrder = ({ now }: Source, index: number) => new Date(now.getTime() - day + index * 1000).toISOString()
const each = <Item>(items: readonly Item[], toRow: (item: Item) => Promise<Row>) => Promise.all(items.map(toRow))
/** Items of the support pages of the firm, or of the trade centre. */
const of = <Item>(code: 'firm' | 'fairs', items: readonly Item[]) => items.map((item) => ({ ...item, code }))
/** Those of the sites that the server has: no picture of another is stored. */
const own = <Item extends { code: string }>({ only }: Source, resource: AnyResource, items: readonly Item[]) =>
  items.filter((item) => isFirstContent(only, resource, item))
/** Two days after it was written, as far as that has come. */
const reviewedAt = ({ now }: Source, createdAt: string) =>
  new Date(Math.min(Date.parse(createdAt) + 2 * day, now.getTime())).toISOString()
const pictureOf = ({ picture }: Source, name: string | undefined) => (name === undefined ? null : picture(name))
const lawyerOf = ({ lawyerId }: Source, key: string | undefined) => (key === undefined ? null : lawyerId(key))

/** Rows of modules that have a folder of their own here. */
const ofModules = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((name) => existsSync(join(import.meta.dirname, name, 'seeds.ts')))
    .map(async (name) => ((await import(`./${name}/seeds.ts`)) as { seeds: readonly Seed[] }).seeds),
)

const content: readonly Seed[] = [
  ...ofModules.flat(),
  {
    resource: lawyers,
    rows: ({ picture, lawyerId }) =>
      each(seedLawyers, async ({ key, ...lawyer }) => ({
        ...lawyer,
        _id: lawyerId(key),
        site: 'divorce',
        mainImage: await picture(`${key}-main`),
        image: await picture(key),
      })),
  },
  {
    resource: success,
    rows: (source) =>
      each(successes, async ({ key: _key, lawyer, thumb, ...story }) => ({
        ...story,
        site: 'divorce',
        thumb: await source.picture(thumb),
        _lawyer: lawyerOf(source, lawyer),
        reviewedAt: reviewedAt(source, story.createdAt),
      })),
  },
  {
    resource: insights,
    rows: (source) =>
      each([...articles, ...videos, ...columns, ...reviews], async ({ key: _key, lawyer, thumb, content, youtube, video, duration, ...insight }) => ({
        ...insight,
        site: 'divorce',
        content: content ?? null,
        youtube: youtube ?? null,
        duration: duration ?? null,
        video: video === undefined ? null : await source.video(video),
        thumb: await source.picture(thumb),
        _lawyer: lawyerOf(source, lawyer),
        reviewedAt: lawyer === undefined ? null : reviewedAt(source, insight.createdAt),
      })),
  },
  {
    resource: practices,
    rows: (source) => each(seedPractices, async ({ key: _key, index, ...practice }) => ({ ...practice, createdAt: inOrder(source, index) })),
  },
  {
    resource: areas,
    rows: (source) =>
      Promise.all(
        initialAreas.map(async (area, index) => ({
          ...area,
          image: await source.picture(areaPictures[area.code]),
          createdAt: inOrder(source, index),
        })),
      ),
  },
  {
    resource: banners,
    rows: (source) =>
      each(own(source, banners, seedBanners), async ({ key: _key, image, mobileImage, ...banner }) => ({
        ...banner,
        image: await source.picture(image),
        mobileImage: await source.picture(mobileImage),
        createdAt: inOrder(source, banner.index),
      })),
  },
  {
    resource: popups,
    rows: (source) =>
      each(own(source, popups, seedPopups), async ({ key: _key, image, startsInDays, endsInDays, index, ...popup }) => ({
        ...popup,
        position: 'top',
        size: 'line',
        image: image === null ? null : await source.picture(image),
        startsAt: new Date(source.now.getTime() + startsInDays * day).toISOString(),
        endsAt: new Date(source.now.getTime() + endsInDays * day).toISOString(),
        createdAt: inOrder(source, index),
      })),
  },
  {
    resource: setting,
    rows: async ({ picture, only }) => {
      const { offices, screenshots, centreScreenshots, ...texts } = settingOfSite(seedSetting, only)
      return [
        {
          ...texts,
          offices: await each(offices, async ({ image, ...office }) => ({ ...office, image: await picture(image) })),
          screenshots: await Promise.all(screenshots.map(picture)),
          centreScreenshots: await Promise.all(centreScreenshots.map(picture)),
          adRules: usualAdRules,
          comments: 'shown',
        },
      ]
    },
  },
  { resource: statements, rows: async (source) => seedStatements.map((statement, index) => ({ ...toStatement(statement), createdAt: inOrder(source, index) })) },
  {
    resource: terms,
    rows: async () => [...seedTerms.map(({ key: _key, consent, ...term }) => ({ ...term, consent: consent ?? null })), ...centreTerms],
  },
  { resource: replies, rows: async (source) => seedReplies.map((reply, index) => ({ ...reply, createdAt: inOrder(source, index) })) },
  {
    resource: faqs,
    rows: async (source) =>
      [...of('firm', seedFaqs), ...of('fairs', tradeFaqs)].map((faq, index) => ({ ...faq, createdAt: inOrder(source, index) })),
  },
  {
    resource: notifications,
    rows: (source) => each(own(source, notifications, [...of('firm', notices), ...of('fairs', tradeNotices)]), async ({ thumb, ...notice }) => ({ ...notice, thumb: await pictureOf(source, thumb) })),
  },
  {
    resource: boards,
    rows: (source) => each(seedBoards, async ({ thumb, ...board }) => ({ ...board, thumb: await pictureOf(source, thumb), files: [] })),
  },
  // Accounts come with addDemoAccounts.
  { resource: users, rows: async () => [] },
  { resource: levels, rows: async () => [] },
  // Comments and questions come with addDemoInbox, companies with both.
  { resource: questions, rows: async () => [] },
  { resource: comments, rows: async () => [] },
  { resource: companies, rows: async () => [] },
  // Fairs and who takes part come with addDemoTrade.
  { resource: fairs, rows: async () => [] },
  { resource: participants, rows: async () => [] },
  { resource: products, rows: async () => [] },
  // Orders come with addDemoOrders.
  { resource: orders, rows: async () => [] },
  // Reviews come with addDemoReviews.
  { resource: shopReviews, rows: async () => [] },
  // Questions about products come with addDemoQuestions.
  { resource: shopQuestions, rows: async () => [] },
  { resource: claims, rows: async () => [] },
  { resource: charges, rows: async () => [] },
  // Deposits come with addDemoDeposits.
  { resource: deposits, rows: async () => [] },
  { resource: payouts, rows: async () => [] },
  // Requests come with addDemoInbox.
  { resource: forms, rows: async () => [] },
]

/** Every declared resource. One without content here starts with a row made from its declaration. */
export const seeds: readonly Seed[] = resources.map(
  (resource) => content.find((seed) => seed.resource === resource) ?? { resource, rows: async () => [sampleRow(resource)] },
)

function lawyerIds(): Source['lawyerId'] {
  const ids = new Map(seedLawyers.map(({ key }) => [key, uuid()]))
  return (key) => {
    const _id = ids.get(key)
    if (_id === undefined) throw new Error(`the seed names ${key}, and there is no such lawyer`)
    return _id
  }
}

/** Stores each picture of `pictures/` once, when it is first named. */
function pictureStore(db: Db, storage: FileStorage): (name: string) => Promise<Picture> {
  const stored = new Map<string, Promise<Picture>>()
  return (name) => {
    const known = stored.get(name)
    if (known !== undefined) return known
    const store = async () => {
      const webp = await readFile(new URL(`./pictures/${name}.webp`, import.meta.url))
      const { width, height } = await sharp(webp).metadata()
      return keepPicture(db, storage, webp, { width, height, name: `${name}.webp` })
    }
    const picture = store()
    stored.set(name, picture)
    return picture
  }
}

/** Stores a video of `videos/` and its captions. */
const videoStore = (db: Db, storage: FileStorage) => async (name: string): Promise<Video> => {
  const store = async (ending: string, type: string) => {
    const file = `${name}.${ending}`
    return insertFile(db, storage, await readFile(new URL(`./videos/${file}`, import.meta.url)), { name: file, type })
  }
  const captions = await Promise.all(locales.map(async (locale) => [locale, await store(`${locale}.vtt`, 'text/vtt; charset=utf-8')]))
  return { mp4: await store('mp4', 'video/mp4'), captions: Object.fromEntries(captions) as Video['captions'] }
}

/**
 * Fills an empty database with the demo content and accounts (README, 'Demo accounts'). Returns whether it was empty.
 * Of two servers that start at once, the second waits for the first and then finds it filled.
 */
export async function fillWhenEmpty(platform: Platform, now = new Date()): Promise<boolean> {
  const {
    config: { onlySite: only },
    database,
    storage,
    serverKey,
  } = platform
  if (!(await isEmpty(database.db))) return false
  return database.exclusively(async (db) => {
    if (!(await isEmpty(db))) return false
    const source = { now, only, picture: pictureStore(db, storage), video: videoStore(db, storage), lawyerId: lawyerIds() }
    const all = await Promise.all(
      seeds.filter(({ resource }) => isContentOf(only, resource)).map(async ({ resource, rows }) => [resource, await rows(source)] as const),
    )
    for (const [resource, rows] of all)
      for (const row of rows.filter((each) => isFirstContent(only, resource, each))) await repositoryOf(resource).insert(db, row)
    await addDemoAccounts(db, now)
    if (hasModule(only, 'trade')) await addDemoTrade({ db, storage, now, picture: source.picture, password: demoPassword })
    if (hasModule(only, 'shop')) {
      await addDemoStock(db)
      await addDemoAddresses(db, now)
      await addDemoOrders(db, now)
      await addDemoExchanges(db)
      await addDemoDeskSales(db)
      await addDemoDeposits(db, now)
      await addDemoPayouts(db, now)
      await addDemoReviews(db, now, source.picture)
      await addDemoQuestions(db, now)
    }
    if (hasModule(only, 'auction')) await addDemoBids({ db, platform, now })
    await addDemoInbox({ db, now, serverKey, lawyerId: source.lawyerId }, only)
    return true
  })
}
