import type { Personal } from '../http/personal.ts'
import { forgetViews } from './views.ts'

const staff = 'who of the staff did it'

/** Tables of the editors that name one of them. */
export const sitePersonal: Personal = {
  listViews: { export: 'lists as staff have narrowed them', erase: forgetViews },
  schedules: { export: staff, erase: 'what was planned stays planned', until: 'publish-due' },
  presence: { export: staff, erase: 'it is over in a minute', until: 'forget-presence' },
}
