import type { ItemOf } from '#contract/resource.ts'
import { questions } from '#contract/support/questions.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { dropFiles, type Erasure } from '../files/pending.ts'
import { ApiError } from '../http/api-error.ts'
import { forgetAnswersNaming } from '../http/idempotency.ts'
import { issueOf } from '../http/issues.ts'
import { addressOf } from '../http/origins.ts'
import { questionAnswered } from './messages.ts'
import type { ResourceHooks } from '../http/standard.ts'

type Question = ItemOf<typeof questions>
const repository = repositoryOf(questions)

/** With a question goes what belongs to it: its pictures, and the answers that are kept for requests sent again. */
async function dropBelongings({ _id, images }: Pick<Question, '_id' | 'images'>, erasure: Erasure): Promise<void> {
  await dropFiles(images, erasure)
  await forgetAnswersNaming(erasure.db, [_id])
}

/** @returns false where it has changed since it was read */
export async function removeQuestion(question: Question, erasure: Erasure): Promise<boolean> {
  if (!(await repository.remove(erasure.db, question))) return false
  await dropBelongings(question, erasure)
  return true
}

/** Erases a question that was erased before. In a transaction. */
export async function eraseQuestion(_id: string, erasure: Erasure): Promise<void> {
  const question = await repository.find(erasure.db, _id)
  if (question !== undefined && question !== 'removed') await removeQuestion(question, erasure)
}

/** What others read and was answered stays without a name and pictures. @returns false where it has changed since it was read */
async function anonymise(question: Question, erasure: Erasure): Promise<boolean> {
  if ((await repository.update(erasure.db, question, { _user: null, author: null, images: [] })) === undefined) return false
  await dropBelongings(question, erasure)
  return true
}

/** Takes the questions of an account that is closed away, but those that others have the answers of. In a transaction. */
export async function forgetQuestions(_user: string, erasure: Erasure): Promise<void> {
  const forget = (question: Question) =>
    question.isPublic && question.status === 'answered' ? anonymise(question, erasure) : removeQuestion(question, erasure)
  for (;;) {
    // None of them is the account's afterwards, whatever staff do meanwhile.
    const [question] = await repository.select(erasure.db, { where: { _user }, limit: 1 })
    if (question === undefined) return
    await forget(question)
  }
}

/** Hooks of the console's standard routes for questions. */
export const questionHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, { answers, images, ...values }) => {
    // A picture is named by whose it is alone: it would be read, and go, with the question.
    if (questions.fields.images.parse(images).length > 0)
      throw new ApiError('invalid', { issues: [issueOf('images', 'reference', locale)] })
    if (before !== undefined && answers === undefined) return values
    const now = new Date().toISOString()
    const given = questions.fields.answers.parse(answers).map(({ content, answeredAt }) => ({ content, answeredAt: answeredAt ?? now }))
    const status = given.length === 0 ? 'unanswered' : 'answered'
    return { ...values, ...(before === undefined ? { images: [] } : {}), answers: given, status }
  },
  onChange: async (before, after, context) => {
    const [was, is] = [before, after] as unknown as [Question, Question]
    if (is._user === null || is.answers.length <= was.answers.length) return
    const { config, tellMember } = context.request.server.platform
    const path = is.site === 'centre' ? '/mypage/inquiries?site=centre' : '/mypage/inquiries'
    const values = { link: addressOf(config, path) }
    await tellMember(context, is._user, {
      template: questionAnswered,
      values,
      at: 'first',
      site: is.site,
    })
  },
  onRemove: ({ _id, ...item }, { db, request, afterCommit }) => {
    return dropBelongings(
      { _id, images: questions.fields.images.parse(item['images']) },
      { db, platform: request.server.platform, afterCommit },
    )
  },
}
