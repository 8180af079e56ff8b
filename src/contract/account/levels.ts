import * as z from 'zod'
import { consoleScopes } from '../call.ts'
import { labelled, line } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** What accounts may do: `console` opens the console, the others what is in it (specification 6, 7.3). */
export const levels = resource({
  path: 'levels',
  singular: 'level',
  plural: 'levels',
  summary: 'levels of accounts and their scopes',
  storage: 'table',
  fields: {
    name: labelled('이름', line(60)),
    scopes: labelled('권한', z.array(z.enum(['console', ...consoleScopes])).max(20)),
  },
  unique: ['name'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
})
