import type { AnyResource } from '#contract/resource.ts'
import { previewHours } from '#contract/platform/editorial.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import type { ConsoleItem } from '../resources.ts'

/** Provides what opens the page of an item as it is stored, and its link, once it has been opened, to be given away. */
export function usePreview(resource: AnyResource, item: ConsoleItem) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const [url, setUrl] = useState('')
  const [isCopied, setIsCopied] = useState(false)
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const body = { resource: resource.path, _item: item._id, locale }
      return (await api('POST /api/console/previews', { locale, body })).preview
    },
    onSuccess: (preview) => {
      setIsCopied(false)
      setUrl(new URL(preview.url, location.href).href)
      open(preview.url, '_blank', 'noreferrer')
    },
    onError: (error) => void alertFailure(error),
  })
  const link = url !== '' && (
    <p className="order-last flex w-full flex-wrap items-center gap-3 text-sm" role="status">
      <a href={url} target="_blank" rel="noreferrer" className="min-w-0 underline underline-offset-4">
        <Trans>저장한 내용의 미리보기</Trans>
      </a>
      <span className="text-muted">
        <Trans>이 링크를 받은 분은 로그인하지 않고 {previewHours}시간 동안 보실 수 있습니다.</Trans>
      </span>
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => void navigator.clipboard.writeText(url).then(() => setIsCopied(true))}
      >
        {isCopied ? t`복사했습니다` : t`링크 복사`}
      </button>
    </p>
  )
  return { show: () => mutate(undefined), isPending, link }
}
