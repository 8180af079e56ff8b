import type { CallName } from '#contract/index.ts'
import { useMutation } from '@tanstack/react-query'
import { api, type CallInput } from './http.ts'
import { useLocale } from './use-locale.ts'

/** A call that a person makes by a press: what became of it, and whether it is under way. */
export function useApiMutation<Name extends CallName>(name: Name) {
  const locale = useLocale()
  return useMutation({ mutationFn: (input: CallInput<Name>) => api(name, { locale, ...input }) })
}
