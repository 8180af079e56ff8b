import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'

/** So many items of one list are found at once; the list itself has the others. */
export const mostOfList = 5

const found = z
  .strictObject({
    /** The path of the list's resource. */
    resource: z.string(),
    _id: id,
    title: z.string(),
    /** What tells it apart from others of the same title: a number, an address. */
    mark: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'FoundItem' })
export type FoundItem = z.output<typeof found>

export const consoleSearchCalls = {
  'POST /api/console/search': call({
    summary: 'Console: find words in all lists that the caller’s own scopes open, the newest items of each',
    tag: 'search',
    access: 'console',
    isPersonal: true,
    body: z.strictObject({
      q: z.string().trim().normalize('NFC').min(2).max(100),
      /** Lists whose readers are noted, those of people among them, are looked through as well. */
      withPeople: z.boolean(),
    }),
    answer: z.strictObject({ found: z.array(found) }),
    status: 200,
    writesNothing: 'It asks a question whose words belong into no address.',
  }),
}
