import { removedFileDays } from '#contract/platform/media.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  /** The ids of those that are chosen. */
  files: readonly string[]
  /** They are in the library no longer: they are put back instead. */
  areRemoved: boolean
  onDone: () => void
}

/** Removes all chosen files that nothing uses, or puts them back. */
export function MediaRemoval({ files, areRemoved, onDone }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const { mutate, isPending } = usePress({
    mutationFn: async (): Promise<number> => {
      if (!areRemoved) return (await api('POST /api/console/files/removals', { locale, body: { files: [...files] } })).refused.length
      for (const _file of files) await api('POST /api/console/files/{_file}/restore', { locale, params: { _file } })
      return 0
    },
    onSuccess: async (refused) => {
      onDone()
      if (refused > 0) await alert(t`${refused}개는 쓰이고 있거나 올린 지 하루가 지나지 않아 삭제하지 않았습니다.`)
    },
    onError: (error) => void alertFailure(error),
  })
  const press = async () => {
    if (areRemoved || (await confirm(t`고르신 ${files.length}개를 삭제하시겠습니까? ${removedFileDays}일 동안 되돌릴 수 있습니다.`)))
      mutate(undefined)
  }
  if (files.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-wash px-3 py-2 text-sm">
      <p role="status" className="mr-auto">
        <Plural value={files.length} other="#개를 골랐습니다" />
      </p>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void press()}>
        {areRemoved ? <Trans>되돌리기</Trans> : <Trans>삭제</Trans>}
      </button>
    </div>
  )
}
