import { formats, widths } from '#contract/site/files.ts'
import { banners } from '#contract/site/banners.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Platform } from '../http/platform.ts'
import { makeVariant } from './pictures.ts'

/** Makes the first banner's pictures before anybody asks: they are what a visitor sees first. Others are made when first wanted. */
async function warmFirstView({ database, storage }: Platform, signal: AbortSignal): Promise<void> {
  const items = await repositoryOf(banners).select(database.db, { sort: 'createdAt', state: 'published' })
  const [first] = items.toSorted((a, b) => a.index - b.index)
  const pictures = first === undefined ? [] : [first.mobileImage, first.image]
  for (const picture of pictures)
    for (const format of formats)
      for (const width of widths.filter((each) => each >= 480 && each <= picture.width)) {
        if (signal.aborted) return
        await makeVariant(storage, picture._file, { width, format, urgency: 'ahead' })
      }
}

/** Does that in the background, once. Returns what stops it. */
export function startWarming({ platform, log }: FastifyInstance): () => void {
  const stopping = new AbortController()
  warmFirstView(platform, stopping.signal).catch((error: unknown) => log.error({ err: error }, 'pictures could not be made ahead'))
  return () => stopping.abort()
}
