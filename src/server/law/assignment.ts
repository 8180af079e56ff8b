import { createHash } from 'node:crypto'
import type { forms } from '#contract/law/forms.ts'
import { type AssignmentRule, assignmentCalls } from '#contract/law/assignment.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { bump } from '../db/revision.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { requireVersion } from '../http/item-tags.ts'
import { type Context, serve } from '../http/route.ts'
import { assignees, isAssignee } from './assignees.ts'
import { readGoal, writeGoal } from './response-goal.ts'
import type { LawTables } from './tables.ts'

type Facts = Pick<ItemOf<typeof forms>, 'site' | 'kind' | 'locale'>

/** Those whom a rule names and who can take a request now, by whose turn it is. */
const inTurn = (db: Db, _rule: string) =>
  assignees(db)
    .innerJoin('requestRuleMembers', 'requestRuleMembers._user', 'users._id')
    .where('requestRuleMembers._rule', '=', _rule)
    .select('users._id')
    .orderBy('requestRuleMembers.lastTurn')
    .orderBy('requestRuleMembers.place')
    .orderBy('users._id')

/**
 * Returns whose turn it is by a rule, and notes that it was; undefined where nobody of it can take a request. The row of the rule
 * is locked until the request is stored: of two that arrive at once the second sees the turn of the first.
 */
async function takeTurn(db: Db, _rule: string): Promise<string | undefined> {
  if ((await inTurn(db, _rule).executeTakeFirst()) === undefined) return undefined
  const rule = await db
    .updateTable('requestRules')
    .set((eb) => ({ turn: eb('turn', '+', 1) }))
    .where('_id', '=', _rule)
    .returning('turn')
    .executeTakeFirst()
  const next = await inTurn(db, _rule).limit(1).executeTakeFirst()
  if (rule === undefined || next === undefined) return undefined
  await db.updateTable('requestRuleMembers').set({ lastTurn: rule.turn }).where('_rule', '=', _rule).where('_user', '=', next._id).execute()
  return next._id
}

/** Returns who gets a request that arrives: by the first rule that it matches, and of which somebody can take it. In the transaction of it. */
export async function assignByRule(db: Db, { site, kind, locale }: Facts): Promise<string | null> {
  const rules = await db
    .selectFrom('requestRules')
    .select('_id')
    .where((eb) => eb.or([eb('site', 'is', null), eb('site', '=', site)]))
    .where((eb) => eb.or([eb('kind', 'is', null), eb('kind', '=', kind)]))
    .where((eb) => eb.or([eb('locale', 'is', null), eb('locale', '=', locale)]))
    .orderBy('place')
    .execute()
  for (const { _id } of rules) {
    const _user = await takeTurn(db, _id)
    if (_user !== undefined) return _user
  }
  return null
}

type Rule = LawTables['requestRules']
type Member = LawTables['requestRuleMembers']

const readRules = (db: Db) => db.selectFrom('requestRules').selectAll().orderBy('place').execute()
const readMembers = (db: Db) =>
  db
    .selectFrom('requestRuleMembers')
    .innerJoin('users', 'users._id', 'requestRuleMembers._user')
    .selectAll('requestRuleMembers')
    .select('users.name')
    .orderBy('requestRuleMembers.place')
    .execute()

/** The rules as staff see them, and whom they name in vain. */
async function showRules(db: Db) {
  const [rules, members] = [await readRules(db), await readMembers(db)]
  const named = [...new Set(members.map(({ _user }) => _user))]
  const able = named.length === 0 ? [] : await assignees(db).select('users._id').where('users._id', 'in', named).execute()
  const isAble = new Set(able.map(({ _id }) => _id))
  const ofRule = ({ _id }: Rule) => members.filter(({ _rule }) => _rule === _id)
  const goal = await readGoal(db)
  const shown = rules.map((rule) => {
    const { site, kind, locale } = rule
    return { site, kind, locale, _assignees: ofRule(rule).map(({ _user }) => _user) }
  })
  return {
    rules: shown,
    goal,
    // The same rules with the same goal are the same version.
    version: createHash('sha256')
      .update(JSON.stringify([shown, goal]))
      .digest('base64url'),
    skipped: rules.flatMap((rule, index): { rule: number; name: string | null }[] => {
      const own = ofRule(rule)
      if (own.length === 0) return [{ rule: index, name: null }]
      return own.filter(({ _user }) => !isAble.has(_user)).map(({ name }) => ({ rule: index, name }))
    }),
  }
}

type Requests = Pick<Rule, 'site' | 'kind' | 'locale'>

const isAboutSame = (a: Requests, b: Requests): boolean => a.site === b.site && a.kind === b.kind && a.locale === b.locale

/** @throws ApiError `invalid` where somebody new could not open the requests. Who is named already may have left since. */
async function checkMembers(rules: readonly AssignmentRule[], members: readonly Member[], { db, locale }: Context): Promise<void> {
  const known = new Set(members.map(({ _user }) => _user))
  for (const [index, { _assignees }] of rules.entries())
    for (const [place, _user] of _assignees.entries()) {
      if (known.has(_user) || (await isAssignee(db, _user))) continue
      const issue = issueOf(`rules.${index}._assignees.${place}`, 'form.assignee', locale)
      throw new ApiError('invalid', { issues: [issue], message: issue.message })
    }
}

/** Serves the rules by which requests are given to somebody when they arrive. */
export function serveAssignment(app: FastifyInstance): void {
  serve(app, assignmentCalls, {
    'GET /api/console/forms/rules': async (_input, { db }) => showRules(db),
    'PUT /api/console/forms/rules': async ({ body }, context) => {
      const { db } = context
      // Locks them: of two who put at once what they have read, the second is told what the first has put.
      await bump(db, 'forms/rules')
      const current = await showRules(db)
      await requireVersion(context, current, () => Promise.resolve(current))
      const [former, members] = [await readRules(db), await readMembers(db)]
      await checkMembers(body.rules, members, context)
      await db.deleteFrom('requestRules').execute()
      for (const [place, { _assignees, ...facts }] of body.rules.entries()) {
        const _id = uuid()
        // Whose turn it is does not begin again where the rule is about the same requests.
        const same = former.find((rule) => isAboutSame(rule, facts))
        const lastTurnOf = (_user: string) => members.find((each) => each._rule === same?._id && each._user === _user)?.lastTurn ?? 0
        await db
          .insertInto('requestRules')
          .values({ _id, place, ...facts, turn: same?.turn ?? 0 })
          .execute()
        const rows = [...new Set(_assignees)].map((_user, index) => ({ _rule: _id, _user, place: index, lastTurn: lastTurnOf(_user) }))
        if (rows.length > 0) await db.insertInto('requestRuleMembers').values(rows).execute()
      }
      await writeGoal(db, body.goal)
      return showRules(db)
    },
  })
}
