import type { ClientModule } from '../module.ts'

export const account: ClientModule = { name: 'account' }
