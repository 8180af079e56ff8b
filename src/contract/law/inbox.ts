import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'

const { limit, skip } = paging('-createdAt')
const page: z.ZodType<Pick<Paging, 'limit' | 'skip'>> = z.strictObject({ limit, skip })

const reading = { tag: 'forms', access: 'console:inquiries', status: 200 } as const

/** How the office works through its requests. */
export const inboxCalls = {
  'GET /api/console/forms/assignees': call({
    ...reading,
    summary: 'Console: who can be put in charge of a request, by name',
    query: page,
    answer: z.strictObject({ names: z.array(z.strictObject({ _id: id, name: z.string() })), summary }),
  }),
}
