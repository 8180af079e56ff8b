import { formats, widths } from '#contract/site/files.ts'
import { banners } from '#contract/site/banners.ts'
import { listItems } from '../db/documents.ts'
import type { Platform } from '../http/platform.ts'
import { makeVariant } from './pictures.ts'

/** Makes the pictures of the first view before anybody asks for them: the others are made when they are first wanted. */
export async function warmFirstView({ database, storage }: Platform, signal: AbortSignal): Promise<void> {
  const { items } = await listItems(database.db, banners, { limit: 100, skip: 0, sort: 'createdAt', where: {} }, 'published')
  const pictures = items.toSorted((a, b) => a.index - b.index).flatMap(({ image, mobileImage }) => [mobileImage, image])
  for (const picture of pictures)
    for (const format of formats)
      for (const width of widths.filter((each) => each >= 480 && each <= picture.width)) {
        if (signal.aborted) return
        await makeVariant(storage, picture._file, width, format)
      }
}
