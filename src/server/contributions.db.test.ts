import type { ErrorCode } from '#contract/api.ts'
import { contractModule } from '#contract/module.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from './http/api-error.ts'
import { serverModule } from './module.ts'
import { serverForFile } from './testing/server.ts'

const contract = contractModule({
  name: 'witness',
  resources: [],
  calls: {},
  errors: { soldOut: { status: 409, text: { id: 'witness.soldOut', message: '{name} 다 팔렸습니다.' } } },
})
/** A module that no list of the contract names. */
const beside = serverModule(contract, {
  routes: (app) => {
    app.get('/api/v1/witness', () => {
      throw new ApiError('soldOut' as ErrorCode, { values: { name: '컵이' } })
    })
  },
})
const server = await serverForFile({ hasAccounts: true, beside })

describe('what a module declares is at work without a list that names it', () => {
  it('refuses with an error of its own', async () => {
    const { statusCode, body } = await server.app.inject('/api/v1/witness')
    expect([statusCode, JSON.parse(body)]).toEqual([409, { message: '컵이 다 팔렸습니다.', code: 'soldOut' }])
  })
})
