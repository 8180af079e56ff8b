import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { ConsoleItem } from '../resources.ts'
import type { Found } from './languages.tsx'
import { translationsRead } from './reads.ts'
import { languageSetting } from './shown-languages.ts'

const none: never[] = []
const nothing: Found = {}

/** Provides the languages that a form shows, and the translations that Korean has left behind. */
export function useLanguages(resource: AnyResource, item: ConsoleItem | undefined) {
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const chosen = languageSetting.useValue()
  // Who begins with another item, or with none, sees all that is to be written.
  const beside = item === undefined && chosen === 'needed' ? 'all' : chosen
  const [sought, setSought] = useState<{ path: string; locale: Locale }>()
  const [found, onFound] = useState<Found>(nothing)
  const { data: stale = none } = useQuery(translationsRead(resource, locale, resource.keepsVersions ? item : undefined))
  const { mutate } = useApiMutation('DELETE /api/console/translations/{_id}')
  return useMemo(() => {
    const onRight = (_id: string) => mutate({ params: { _id } }, { onError: (error) => void alertFailure(error) })
    const openField = (path: string, of: Locale) => {
      setSought({ path, locale: of })
      requestAnimationFrame(() => document.getElementById(`field-${path}.${of}`)?.focus())
    }
    return { beside, sought, stale, onRight, openField, found, onFound }
    // `mutate` does the same at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [beside, sought, stale, found])
}
