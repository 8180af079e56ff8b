import type { ClientModule } from '../module.ts'

export const auction: ClientModule = { name: 'auction' }
