import type { forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Db } from '../db/schema.ts'
import { maskedName } from '../http/masked-name.ts'

/** Masks a phone number: its beginning and last four digits (`010-****-1234`). Other text is masked entirely. */
export function maskedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 9 ? '****' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
}

/** Masks an e-mail address: its first letter and its host (`h****@example.com`). */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}****${email.slice(email.lastIndexOf('@'))}`

/** Notes that somebody of the staff has opened a request: from now on all of them see whose it is. */
export async function noteOpening(db: Db, _form: string): Promise<void> {
  const at = new Date().toISOString()
  await db
    .insertInto('requestOpenings')
    .values({ _form, at })
    .onConflict((conflict) => conflict.column('_form').doNothing())
    .execute()
}

export const eraseOpening = async (db: Db, _form: string): Promise<void> =>
  void (await db.deleteFrom('requestOpenings').where('_form', '=', _form).execute())

type Person = Pick<ItemOf<typeof forms>, '_id' | 'stage' | 'name' | 'phone' | 'email'>

/** Requests as lists show them: of those that nobody has opened, nor dealt with, one cannot see whose they are. */
export async function maskUnopened<Form extends Person>(db: Db, items: readonly Form[]): Promise<Form[]> {
  const waiting = items.filter(({ stage }) => stage === 'received').map(({ _id }) => _id)
  const rows = waiting.length === 0 ? [] : await db.selectFrom('requestOpenings').select('_form').where('_form', 'in', waiting).execute()
  const opened = new Set(rows.map(({ _form }) => _form))
  const mask = (form: Form): Form => ({
    ...form,
    name: maskedName(form.name),
    phone: maskedPhone(form.phone),
    email: form.email === null ? null : maskedEmail(form.email),
  })
  return items.map((form) => (form.stage === 'received' && !opened.has(form._id) ? mask(form) : form))
}
