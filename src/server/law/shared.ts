import { areas } from '#contract/law/areas.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { listPublic } from '../http/standard.ts'
import type { FeedEntry, Reading } from '../pages/rss.ts'
import { readShared, type ShareCards } from '../pages/share-picture.ts'

/** The newest articles and columns. */
export async function newestArticles(reading: Reading, limit: number): Promise<FeedEntry[]> {
  const items = await listPublic(reading, insights, { limit, where: { code: { in: ['article', 'column'] } } })
  return items.map((item) => ({ ...item, path: insights.page(item) ?? '/', picture: item.thumb }))
}

/** The newest stories. */
export async function newestStories(reading: Reading, limit: number): Promise<FeedEntry[]> {
  const items = await listPublic(reading, success, { limit })
  return items.map((item) => ({ ...item, path: success.page(item), picture: item.thumb }))
}

/** Share pictures of what the firm writes, and of its lawyers. */
export const lawCards: ShareCards = {
  story: async (drawing, _id) => {
    const story = await readShared(drawing, success, { _id })
    const area = story && (await readShared(drawing, areas, { code: story.practice }))
    // Never the result: here nothing beside it says that results differ by case.
    return story && { label: area?.name ?? '', heading: story.subject, picture: story.thumb }
  },
  article: async (drawing, _id) => {
    const article = await readShared(drawing, insights, { _id })
    return article && { label: article.label, heading: article.subject, picture: article.thumb }
  },
  lawyer: async (drawing, _id) => {
    const lawyer = await readShared(drawing, lawyers, { _id })
    return lawyer && { label: lawyer.job, heading: lawyer.name, picture: lawyer.mainImage ?? lawyer.image }
  },
}
