import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { questionLimits } from '#contract/support/question-limits.ts'
import { questions, questionCalls } from '#contract/support/questions.ts'
import type { Body } from '#contract/api.ts'
import type { SiteName } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../db/in-pages.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Values } from '../db/repository.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { lockCaller, requireRoom } from '../http/lock-caller.ts'
import { maskedName } from '../http/masked-name.ts'
import type { Caller } from '../http/platform.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { tellOffice } from '../mail/office-alerts.ts'
import { withdrawnName } from './members.ts'
import { removeQuestion } from './question-removal.ts'

export type Question = ItemOf<typeof questions>
const repository = repositoryOf(questions)

/** What its author and others read. */
const readable = ({ _id, createdAt, updatedAt, title, content, isPublic, status, answers }: Question) => ({
  _id,
  createdAt,
  title,
  content,
  isPublic,
  status,
  answers: answers.map(({ content: text, answeredAt }) => ({ content: text, answeredAt: answeredAt ?? updatedAt })),
})

export const toOwn = (question: Question) => ({ ...readable(question), site: question.site, images: question.images })

const toReadable = (question: Question, _user: string | undefined, locale: Locale) => ({
  ...readable(question),
  author: question.author === null ? translate(locale, withdrawnName) : maskedName(question.author),
  isOwn: question._user !== null && question._user === _user,
})

/** @throws ApiError `notFound`, also for a question of somebody else */
export async function requireOwn(db: Db, _user: string, _id: string): Promise<Question> {
  const [question] = await repository.select(db, { where: { _id, _user }, limit: 1 })
  if (question === undefined) throw new ApiError('notFound')
  return question
}

/** @throws ApiError `notFound`; `answered`: what was answered stays what the answer is about */
export async function requireOpen(db: Db, _user: string, _id: string): Promise<Question> {
  const question = await requireOwn(db, _user, _id)
  if (question.status === 'answered') throw new ApiError('answered')
  return question
}

/**
 * Changes a question that is open, by what it is now: where staff answer it at the same moment, it is not open any more.
 * @returns it as it was and as it is
 */
export async function changeOpen(db: Db, _user: string, _id: string, changeOf: (question: Question) => Values) {
  for (;;) {
    const before = await requireOpen(db, _user, _id)
    const after = await repository.update(db, before, changeOf(before))
    if (after !== undefined) return { before, after }
  }
}

/** The questions of an account, as its owner may take them along. */
export async function* questionsOf(db: Db, _user: string): AsyncGenerator<object> {
  for await (const question of inPages((page) => repository.select(db, { where: { _user }, sort: 'createdAt', ...page })))
    yield toOwn(question)
}

const officeEventOf: Readonly<Record<SiteName, string>> = { firm: 'inquiry', centre: 'centreInquiry' }

async function ask(sent: Body<'POST /api/v1/me/inquires'>, context: WriteContext<Caller>) {
  const { db } = context
  const { platform } = context.request.server
  const site = platform.config.onlySite ?? sent.site ?? 'firm'
  const author = await lockCaller(context)
  requireRoom(await repository.count(db, { where: { _user: author._user } }), questionLimits.questions)
  const none = { status: 'unanswered', answers: [], images: [] }
  const question = await repository.insert(db, { ...sent, site, ...author, ...none })
  await tellOffice({ ...context, platform }, officeEventOf[site])
  return { question: toOwn(question) }
}

/** Questions to the support centre: everybody reads the public ones, members their own, and staff answer (`product.md`, 'Support'). */
export function serveQuestions(app: FastifyInstance): void {
  const { onlySite } = app.platform.config
  serve(app, questionCalls, {
    'GET /api/v1/center/questions': async ({ query }, { db, caller, locale }) => {
      // Defaults have filled in what was not asked for.
      const { limit = 20, skip = 0, sort = '-createdAt', status, q } = query
      const site = onlySite ?? query.site
      const either = [{ isPublic: true }, ...(caller === undefined ? [] : [{ _user: caller._id }])]
      const { items, total } = await repository.list(db, { where: { status, site }, either, q, limit, skip, sort })
      return { questions: items.map((question) => toReadable(question, caller?._id, locale)), summary: { total, limit, skip } }
    },
    'GET /api/v1/me/inquires': async ({ query }, context) => {
      const { limit = 20, skip = 0, sort = '-createdAt', status, q } = query
      const where = { _user: context.caller._id, site: onlySite, status }
      const { items, total } = await repository.list(context.db, { where, q, limit, skip, sort })
      return { questions: items.map(toOwn), summary: { total, limit, skip } }
    },
    'GET /api/v1/me/inquires/{_id}': async ({ params }, context) => ({
      question: toOwn(await requireOwn(context.db, context.caller._id, params._id)),
    }),
    'POST /api/v1/center/questions': ({ body }, context) => ask(body, context),
    'POST /api/v1/me/inquires': ({ body }, context) => ask(body, context),
    'PUT /api/v1/me/inquires/{_id}': async ({ params, body }, context) => {
      const { after } = await changeOpen(context.db, context.caller._id, params._id, () => body)
      return { question: toOwn(after) }
    },
    'DELETE /api/v1/me/inquires/{_id}': async ({ params }, context) => {
      const { db, request, afterCommit } = context
      const removal = { db, platform: request.server.platform, afterCommit }
      const _user = context.caller._id
      // Where it changes at the same moment, it is read again.
      while (!(await removeQuestion(await requireOwn(db, _user, params._id), removal)));
    },
  })
}
