import type { Answer, CallName } from '#contract/api.ts'
import { api, type CallInput } from './http.ts'
import { useLocale } from './use-locale.ts'
import { usePress } from './use-press.ts'

/** A call that a person makes by a press: what became of it, and whether it is under way. */
export function useApiMutation<Name extends CallName>(name: Name) {
  const locale = useLocale()
  return usePress<Answer<Name>, CallInput<Name>>({ mutationFn: (input) => api(name, { locale, ...input }) })
}
