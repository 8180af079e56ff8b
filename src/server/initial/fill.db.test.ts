import { statements } from '#contract/site/statements.ts'
import { terms } from '#contract/support/terms.ts'
import { expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { startServer } from '../testing/server.ts'
import { join } from '../module.ts'
import { modules } from '../modules.ts'
import { addMissingTexts } from '../site/first/missing-texts.ts'
import { addMissingTerms } from '../support/first/missing-terms.ts'
import { fillWithInitialContent } from './fill.ts'

const { firstContent } = join(modules)

const codesIn = async (db: Parameters<ReturnType<typeof repositoryOf<typeof terms>>['select']>[0]) =>
  (await repositoryOf(terms).select(db, { sort: 'createdAt' })).map(({ site, code }) => `${site} ${code}`)

it('an installation from before a term gets its first edition, once, and loses none of its own', async () => {
  await using server = await startServer()
  const { database } = server
  const { db } = database
  // An empty one is filled by what it begins with.
  await addMissingTerms(database)
  expect(await codesIn(db)).toEqual([])
  await fillWithInitialContent(database, firstContent)
  const all = await codesIn(db)
  const [own] = await repositoryOf(terms).select(db, { where: { site: 'centre', code: 'privacy-join' } })
  if (own === undefined) throw new Error('there is no such term')
  await repositoryOf(terms).remove(db, own)
  await repositoryOf(terms).update(db, (await repositoryOf(terms).select(db, { where: { site: 'firm', code: 'marketing' } }))[0] ?? own, {
    edition: '7.0',
  })
  await Promise.all([addMissingTerms(database), addMissingTerms(database)])
  expect((await codesIn(db)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(all.toSorted((a, b) => (a < b ? -1 : 1)))
  expect((await repositoryOf(terms).select(db, { where: { site: 'firm', code: 'marketing' } })).map(({ edition }) => edition)).toEqual([
    '7.0',
  ])
})

it('an installation from before the home page’s texts were content gets them once: what staff remove later stays away', async () => {
  await using server = await startServer()
  const { database } = server
  const codes = async () => (await repositoryOf(statements).select(database.db, {})).map(({ code }) => code)
  const take = async (code: 'solution' | 'program') => {
    const [item] = await repositoryOf(statements).select(database.db, { where: { code } })
    if (item !== undefined) await repositoryOf(statements).remove(database.db, item)
  }
  await fillWithInitialContent(database, firstContent)
  const all = (await codes()).toSorted()
  await take('solution')
  await Promise.all([addMissingTexts(database), addMissingTexts(database)])
  expect((await codes()).toSorted()).toEqual(all)
  await take('program')
  await addMissingTexts(database)
  expect(await codes()).not.toContain('program')
})
