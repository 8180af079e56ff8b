import type { AnyResource } from '#contract/resource.ts'
import { trashDays } from '#contract/platform/editorial.ts'
import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { putBack } from '../editorial.ts'
import { report } from '../frame/undo.tsx'
import { type ConsoleItem, removeItem } from '../resources.ts'

/** What else is lost with an item, by its id: said in the question before it is removed. */
const losses = new Map<string, string>()

/** Notes what else is lost with an item, as long as its screen is shown. Returns how to forget it. */
export function noteLoss(_id: string, text: string): () => void {
  losses.set(_id, text)
  return () => void losses.delete(_id)
}

interface Removal {
  resource: AnyResource
  base: ConsoleItem | undefined
  versionOf: (saved: ConsoleItem) => number
  onRemoved: () => Promise<void>
}

/** Provides the removal of an item after a question, with a way back where versions are kept. */
export function useRemoval({ resource, base, versionOf, onRemoved }: Removal): () => Promise<void> {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  return async () => {
    const question = resource.keepsVersions
      ? t`이 항목을 휴지통으로 옮기시겠습니까? ${trashDays}일 동안 되돌릴 수 있습니다.`
      : t`이 항목을 삭제하시겠습니까? 되돌릴 수 없습니다.`
    if (base === undefined) return
    const loss = losses.get(base._id)
    if (!(await confirm(loss === undefined ? question : `${loss}\n${question}`))) return
    try {
      await removeItem(resource, locale, base._id, versionOf(base))
      await onRemoved()
      const undo = () => putBack(resource, locale, base)
      report(resource.keepsVersions ? { text: t`휴지통으로 옮겼습니다.`, undo } : { text: t`삭제했습니다.` })
    } catch (error) {
      await alertFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
