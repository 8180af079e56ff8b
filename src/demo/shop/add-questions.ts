import { users } from '#contract/account/users.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { questionRepository, unanswered } from '#server/shop/questions/rows.ts'
import { readProducts } from './add-reviews.ts'
import { seedQuestions } from './questions.ts'

const day = 24 * 60 * 60 * 1000

/** Questions about products of the demo shop: most are answered, some private, two wait. */
export async function addDemoQuestions(db: Db, now: Date): Promise<void> {
  const products = await readProducts(db)
  // The first is the account that anybody may log in to.
  const members = await repositoryOf(users).select(db, { where: { role: 'BUYER', status: 'active' }, sort: 'createdAt' })
  for (const [place, { product, answer, daysAgo, isPrivate = false, ...asked }] of seedQuestions.entries()) {
    const _product = products.get(product)
    const member = members[place % members.length]
    if (_product === undefined || member === undefined) continue
    const at = now.getTime() - daysAgo * day - place * 23 * 60_000
    const answered = answer === undefined ? {} : { answer, answeredAt: new Date(at + day / 3).toISOString(), isWaiting: false }
    const own = { _user: member._id, _product, isPrivate, createdAt: new Date(at).toISOString() }
    await questionRepository.insert(db, { ...asked, ...own, ...unanswered, ...answered })
  }
}
