import { useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { newerItem } from '../../console/form/use-submit.ts'
import { useReversible } from '../../console/frame/use-reversible.ts'
import { changeItem, type ConsoleItem, itemRead, resourceOf, type Values } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'

const forms = resourceOf('forms')

/** Provides a change of a request that is saved at once, with a way back. */
export function useDecision(item: ConsoleItem) {
  const client = useQueryClient()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const offerBack = useReversible()
  const take = (saved: ConsoleItem) => client.setQueryData(itemRead(forms, locale, saved._id).queryKey, saved)
  return usePress({
    mutationFn: async ({ change, text }: { change: Values; text: string }) => {
      const saved = await changeItem(forms, locale, item._id, change, item.version)
      take(saved)
      // What is spam waits for nobody: the day of the next call goes with it.
      const before = Object.fromEntries([...Object.keys(change), 'followUpAt'].map((name) => [name, item[name]]))
      offerBack(text, async () => take(await changeItem(forms, locale, item._id, before, saved.version)))
    },
    onError: (error) => {
      const theirs = newerItem(forms, error)
      if (theirs !== undefined) take(theirs)
      void alertFailure(error)
    },
  })
}
