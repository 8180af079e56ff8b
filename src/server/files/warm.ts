import { formats, widths } from '#contract/platform/files.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/platform.ts'
import type { Joined } from '../module.ts'
import { makeVariant } from './pictures.ts'

/** Makes variants of the pictures that visitors see first before anybody asks. Others are made when first wanted. */
async function warmFirstView({ database, storage }: Platform, firstPictures: Joined['firstPictures'], signal: AbortSignal): Promise<void> {
  const pictures = (await Promise.all(firstPictures.map((read) => read(database.db)))).flat()
  for (const picture of pictures)
    for (const format of formats)
      for (const width of widths.filter((each) => each >= 480 && each <= picture.width)) {
        if (signal.aborted) return
        await makeVariant(storage, picture._file, { width, format, urgency: 'ahead' })
      }
}

/** Does that in the background, once. Returns what stops it. */
export function startWarming({ platform, log }: FastifyInstance, { firstPictures }: Pick<Joined, 'firstPictures'>): () => void {
  const stopping = new AbortController()
  warmFirstView(platform, firstPictures, stopping.signal).catch((error: unknown) =>
    log.error({ err: error }, 'pictures could not be made ahead'),
  )
  return () => stopping.abort()
}
