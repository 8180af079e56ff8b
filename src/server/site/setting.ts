import type { ItemOf } from '#contract/resource.ts'
import { noAuction, noShop, setting, settingCalls } from '#contract/site/setting.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { changeItem, toPublic } from '../http/standard.ts'
import { consoleSettingOfSite, settingOfSite } from '#contract/site/setting-of-site.ts'

async function read(db: Db): Promise<ItemOf<typeof setting>> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  if (item === undefined) throw new ApiError('notFound')
  return item
}

/** Returns whether comments on posts wait until staff have looked at them. */
export async function reviewsComments(db: Db): Promise<boolean> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  return item?.comments === 'moderated'
}

/** Reads what the setting says of the shop. */
export async function readShop(db: Db): Promise<ItemOf<typeof setting>['shop']> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  return item?.shop ?? noShop
}

/** Reads what the setting says of the auction. */
export async function readAuction(db: Db): Promise<ItemOf<typeof setting>['auction']> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  return item?.auction ?? noAuction
}

/** The setting is one document. */
export function serveSetting(app: FastifyInstance): void {
  const { onlySite } = app.platform.config
  serve(app, settingCalls, {
    'GET /api/v1/setting': async (_input, { db, locale }) => ({
      setting: toPublic(setting, settingOfSite(await read(db), onlySite), locale, true),
    }),
    'GET /api/console/setting': async (_input, { db }) => ({
      setting: consoleSettingOfSite(await read(db), onlySite),
    }),
    'PUT /api/console/setting': async ({ body }, context) => {
      await lockRevisions(context.db, [setting.path])
      const changed = await changeItem(context, setting, await read(context.db), body)
      return { setting: consoleSettingOfSite(changed, onlySite) }
    },
  })
}
