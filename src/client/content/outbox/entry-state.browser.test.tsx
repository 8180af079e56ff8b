import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Entry } from '../../offline/queue/entry.ts'
import { renderPart } from '../../testing/render.tsx'
import { EntryState } from './entry-state.tsx'

it.each([
  ['ko', '오후 3:20부터'],
  ['en', 'from 3:20 PM on'],
  ['cn', '15:20起'],
] as const)('says in %s until when a request that is edited waits', async (locale, text) => {
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  const heldUntil = tomorrow.setHours(15, 20)
  const entry: Entry = {
    id: 'a',
    kind: 'note',
    subject: 'a',
    locale,
    createdAt: 0,
    order: 1,
    state: 'waiting',
    attempts: 0,
    triedAt: 0,
    nextAt: heldUntil,
    heldUntil,
  }
  await renderPart(<EntryState entry={entry} />, { locale })
  await expect.element(page.getByRole('status')).toMatchTextContent(text)
})
