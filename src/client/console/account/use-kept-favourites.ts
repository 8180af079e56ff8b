import type { Answer } from '#contract/api.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { favourites } from '../frame/favourites.ts'

type Me = Answer<'GET /api/v1/me'>['me']

/**
 * Keeps the favourites of the menu in the account. What the account has stands on this device, and what is chosen here goes there; of
 * an account that has none yet, those of the device.
 */
export function useKeptFavourites(me: Me | undefined): void {
  const locale = useLocale()
  const text = favourites.useList().join(' ')
  const kept = me?.favourites?.join(' ')
  const isKnown = me !== undefined
  /** What the account was last read with, and what both have. */
  const known = useRef<{ kept: string | undefined; both: string }>(undefined)
  useEffect(() => {
    if (!isKnown) return
    if (known.current === undefined || known.current.kept !== kept) {
      known.current = { kept, both: kept ?? '' }
      if (kept !== undefined && kept !== text) {
        favourites.write(kept.split(' '))
        return
      }
    }
    if (known.current.both === text) return
    known.current.both = text
    // Where it fails, the device has them all the same.
    void api('PUT /api/v1/me', { locale, body: { favourites: text.split(' ').filter((each) => each !== '') } }).catch(() => undefined)
  }, [isKnown, kept, text, locale])
}
