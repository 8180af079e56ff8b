import { pathsOf } from '#contract/page.ts'
import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ConsoleItem } from '../../console/resources.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'

const inRow = 'relative inline-flex min-h-9 items-center whitespace-nowrap underline underline-offset-4 pointer-coarse:min-h-11'

/** Opens the page of an item of a list as it is stored; its link is there from then on, where a browser has opened nothing, too. */
export function PreviewButton({ resource, item }: { resource: AnyResource; item: ConsoleItem }) {
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const [url, setUrl] = useState('')
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const body = { resource: resource.path, _item: item._id, locale }
      return (await api('POST /api/console/previews', { locale, body })).preview
    },
    onSuccess: (preview) => {
      setUrl(preview.url)
      open(preview.url, '_blank', 'noreferrer')
    },
    onError: (error) => void alertFailure(error),
  })
  if (pathsOf(resource, item).length === 0) return <span className="text-muted">–</span>
  const words = (
    <>
      <Trans>미리보기</Trans>
      <span className="sr-only">: {titleOf(resource, item, locale)}</span>
    </>
  )
  if (url !== '')
    return (
      <a href={url} target="_blank" rel="noreferrer" className={inRow}>
        {words}
      </a>
    )
  return (
    <button type="button" className={inRow} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      {words}
    </button>
  )
}
