import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { newerItem } from '../../console/form/use-submit.ts'
import { useReversible } from '../../console/frame/use-reversible.ts'
import { Cell } from '../../console/list/cell.tsx'
import { changeItem, type ConsoleItem, itemRead, resourceOf, type Values } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { isUndecided } from './undecided.ts'

const forms = resourceOf('forms')
const small = 'min-h-9 rounded-control border border-control px-3 text-xs font-semibold text-ink hover:bg-wash pointer-coarse:min-h-11'

/** Provides a change of a request that is saved at once, with a way back. */
function useDecision(item: ConsoleItem) {
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

/** Says why a request may come from a program, and has the buttons that decide it. */
export function RequestSuspicion({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const { mutate, isPending } = useDecision(item)
  const isSpam = item['stage'] === 'spam'
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="font-semibold text-warning">
        <Trans>자동 입력 의심</Trans>: <Cell shape={forms.shapes.all['suspicion']} value={item['suspicion']} />
      </p>
      <div className="flex gap-2">
        {isUndecided(item) && (
          <button
            type="button"
            className={small}
            aria-disabled={isPending}
            onClick={() => mutate({ change: { stage: 'spam' }, text: t`스팸으로 옮겼습니다.` })}
          >
            <Trans>스팸으로</Trans>
          </button>
        )}
        <button
          type="button"
          className={small}
          aria-disabled={isPending}
          onClick={() =>
            mutate({ change: { suspicion: null, ...(isSpam ? { stage: 'received' } : {}) }, text: t`정상 신청으로 두었습니다.` })
          }
        >
          <Trans>정상으로</Trans>
        </button>
      </div>
    </div>
  )
}
