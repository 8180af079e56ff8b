import type { AnyResource } from '#contract/resource.ts'
import { lazy, Suspense, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import type { ConsoleItem } from '../resources.ts'

const PreviewLink = lazy(() => import('./preview-link.tsx').then((part) => ({ default: part.PreviewLink })))

/** Provides what opens the page of an item as it is stored, and its link, once it has been opened, to be given away. */
export function usePreview(resource: AnyResource, item: ConsoleItem) {
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const [url, setUrl] = useState('')
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const body = { resource: resource.path, _item: item._id, locale }
      return (await api('POST /api/console/previews', { locale, body })).preview
    },
    onSuccess: (preview) => {
      setUrl(new URL(preview.url, location.href).href)
      open(preview.url, '_blank', 'noreferrer')
    },
    onError: (error) => void alertFailure(error),
  })
  const link = url !== '' && (
    <Suspense fallback={null}>
      <PreviewLink key={url} url={url} />
    </Suspense>
  )
  return { show: () => mutate(undefined), isPending, link }
}
