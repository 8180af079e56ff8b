import { type Locale, locales } from '#contract/locale.ts'
import { ApiFailure, api } from '../../data/http.ts'
import { collections } from './collections.gen.ts'
import { type Pin, withReconnect } from './store.ts'

/** Fetches a pinned text in another language; `undefined` where the server has it no more. */
async function fetchTranslation({ collection, _id }: Pin, locale: Locale) {
  const { path, singular } = collections[collection]
  // The items of all collections are asked alike: one stands for them in the types.
  const name = `GET /api/v1/${path}/{_id}` as 'GET /api/v1/success/{_id}'
  try {
    const value: object = await api(name, { locale, params: { _id } })
    const { subject = '' } = (value as Record<string, { subject?: string }>)[singular] ?? {}
    return { subject, value }
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return undefined
    throw error
  }
}

/**
 * Fetches what is pinned in the languages of the site that are missing: it stays readable in each of them.
 * @throws Unreachable, ApiFailure, or the storage's error
 */
export async function completePins(): Promise<void> {
  for (const pin of await withReconnect(({ pins }) => pins.toArray()))
    for (const locale of locales) {
      if (pin.locale === locale || pin.translations?.[locale] !== undefined) continue
      const translation = await fetchTranslation(pin, locale)
      if (translation === undefined) continue
      await withReconnect(({ pins }) =>
        pins.update([pin.collection, pin._id], (current) => {
          current.translations = { ...current.translations, [locale]: translation }
        }),
      )
    }
}
