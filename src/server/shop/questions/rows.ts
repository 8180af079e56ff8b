import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { type OwnProductQuestion, shopQuestions } from '#contract/shop/questions.ts'
import { textOf } from '#contract/title.ts'
import { inPages } from '../../db/in-pages.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import type { Erasure } from '../../files/pending.ts'
import { ApiError } from '../../http/api-error.ts'
import { forgetAnswersNaming } from '../../http/idempotency.ts'
import type { OnLeave } from '../../http/personal.ts'

export type Question = ItemOf<typeof shopQuestions>
export const questionRepository = repositoryOf(shopQuestions)

/** A question as it begins. */
export const unanswered = { isWaiting: true, answer: null, answeredAt: null, isHidden: false, hiddenReason: null } as const

/** Locks what every change of a question changes, before any row. */
export const lockQuestions = (db: Db): Promise<void> => lockRevisions(db, [shopQuestions.path])

export const answerOf = ({ answer, answeredAt }: Pick<Question, 'answer' | 'answeredAt'>) =>
  answer === null || answeredAt === null ? null : { content: answer, answeredAt }

export const stateOf = ({ answer }: Pick<Question, 'answer'>): OwnProductQuestion['state'] => (answer === null ? 'waiting' : 'answered')

/** Returns questions as who asked has them. */
export async function toOwn(db: Db, some: readonly Question[], locale: Locale): Promise<OwnProductQuestion[]> {
  const ids = [...new Set(some.map(({ _product }) => _product))]
  const products = ids.length === 0 ? [] : await repositoryOf(shopProducts).select(db, { where: { _id: { in: ids } } })
  return some.map((question) => {
    const { _id, createdAt, _product, content, isPrivate, language, isHidden, hiddenReason } = question
    const product = products.find((each) => each._id === _product)
    const subject = { name: product === undefined ? '' : textOf(product.name, locale), thumb: product?.thumb ?? null }
    const asked = { _id, createdAt, _product, ...subject, content, isPrivate, language }
    return { ...asked, state: stateOf(question), answer: answerOf(question), isHidden, hiddenReason }
  })
}

export async function oneOwn(db: Db, question: Question, locale: Locale): Promise<{ question: OwnProductQuestion }> {
  const [own] = await toOwn(db, [question], locale)
  if (own === undefined) throw new ApiError('notFound')
  return { question: own }
}

/** @throws ApiError `notFound`, also for a question of somebody else */
export async function requireOwnQuestion(db: Db, _user: string, _id: string): Promise<Question> {
  const [question] = await questionRepository.select(db, { where: { _id, _user }, limit: 1 })
  if (question === undefined) throw new ApiError('notFound')
  return question
}

/** Takes a question away, and what was answered of it. Under `lockQuestions`. */
export async function removeQuestion(db: Db, question: Question): Promise<void> {
  if (await questionRepository.remove(db, question)) await forgetAnswersNaming(db, [question._id])
}

/** Erases a question, where it is there. In a transaction. */
export async function eraseQuestion(_id: string, { db }: Pick<Erasure, 'db'>): Promise<void> {
  await lockQuestions(db)
  const question = await questionRepository.find(db, _id)
  if (question !== undefined && question !== 'removed') await removeQuestion(db, question)
}

/** Takes away what an account that is closed has asked. */
export const leaveQuestions: OnLeave = async (_user, { db }) => {
  await lockQuestions(db)
  for (const question of await questionRepository.select(db, { where: { _user } })) await removeQuestion(db, question)
}

/** The questions of an account, as its owner may take them along. */
export async function* productQuestionsOf(db: Db, _user: string): AsyncGenerator<object> {
  const all = inPages((page) => questionRepository.select(db, { where: { _user }, sort: 'createdAt', ...page }))
  for await (const question of all) yield* await toOwn(db, [question], 'ko')
}
