import type { ClientModule } from '../module.ts'

export const site: ClientModule = { name: 'site' }
