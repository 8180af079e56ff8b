import type { Answer } from '#contract/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { type ConsoleItem, itemRead, resourceOf } from '../../console/resources.ts'

/** Takes a request as a call has answered it: its screen follows. */
export function useTakeRequest(): (form: Answer<'GET /api/console/forms/{_id}'>['form']) => void {
  const client = useQueryClient()
  const locale = useLocale()
  return (form) => {
    const forms = resourceOf('forms')
    client.setQueryData(itemRead(forms, locale, form._id).queryKey, form as unknown as ConsoleItem)
  }
}
