import { consoleScopes } from '#contract/call.ts'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { resourceOf } from '../resources.ts'
import { ReferenceField } from './reference-field.tsx'

it('closes its list when one is chosen, and does not open it again when its name arrives', async () => {
  const session = btoa(JSON.stringify({ sub: 'a', scopes: consoleScopes }))
  setTokens({ accessToken: `x.${session}.x`, refreshToken: 'a' })
  onTestFinished(() => setTokens(undefined))
  const level = { _id: '019a0000-0000-7000-8000-000000000001', name: '상담 담당', scopes: [], createdAt: '', updatedAt: '', version: 1 }
  const shape = resourceOf('users').shapes.all['_level']
  if (shape === undefined) throw new Error('an account has a level')
  function Shown() {
    const [value, setValue] = useState<unknown>(null)
    return (
      <ReferenceField id="level" shape={shape!} label="등급" value={value} onChange={setValue} isInvalid={false} describedBy={undefined} />
    )
  }
  const { server } = await renderPart(<Shown />, {
    answers: {
      'GET /api/console/levels': () => json({ levels: [level], summary: { total: 1, limit: 20, skip: 0 } }),
      'GET /api/console/levels/{_id}': () => json({ level }),
    },
  })
  await page.getByRole('combobox', { name: '등급' }).click()
  await page.getByRole('option', { name: '상담 담당' }).click()
  await expect.poll(() => server.asked('GET /api/console/levels/{_id}').length).toBe(1)
  await expect.element(page.getByRole('combobox', { name: '등급' })).toHaveValue('상담 담당')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
