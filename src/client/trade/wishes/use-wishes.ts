import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { present } from '../../data/query-client.ts'
import { usePress } from '../../data/use-press.ts'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { myWishes } from '../queries.ts'
import type { ChangeWishes } from './wish-list.tsx'

/** Returns whom a member wants to meet at a fair, and what changes that. */
export function useWishes(_fair: string) {
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const { data: listed } = useQuery(myWishes(locale, _fair))
  const { mutate, isPending } = usePress({
    mutationFn: async (change: ChangeWishes) => {
      // The list is stored as a whole: what another tab or device has put into it must not get lost.
      const now = await client.fetchQuery({ ...myWishes(locale, _fair), staleTime: 0 })
      const wanted = change(present(now)?.wishes ?? []).map(({ _id, method }) => ({ _participant: _id, method }))
      return api('PUT /api/v1/me/fairs/{_fair}/wishes', { locale, params: { _fair }, body: { wishes: wanted } })
    },
  })
  const save = (change: ChangeWishes) =>
    mutate(change, {
      onSuccess: (answer) => void client.setQueryData(myWishes(locale, _fair).queryKey, answer),
      onError: alertFailure,
    })
  const add = (_id: string) => save((now) => (now.some((each) => each._id === _id) ? now : [...now, { _id, method: 'OFFLINE' }]))
  return { listed, save, add, isPending }
}
