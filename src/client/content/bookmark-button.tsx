import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ApiFailure } from '../data/http.ts'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { buttonClass } from '../ui/button.ts'
import { TopicIcon } from '../ui/topic-icon.tsx'
import { useAlertFailure } from './use-alert-failure.tsx'

export interface BookmarkTarget extends Readonly<Body<'POST /api/v1/me/bookmarks'>> {
  /** What it is called, where there are several. */
  subject?: string
  /** The id of the bookmark, where it is known. */
  known?: string
}

/** Sets and takes a bookmark of one's own. It stays in its place either way: what was pressed by mistake is pressed again. */
export default function BookmarkButton({ kind, _item, subject, known }: BookmarkTarget) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  /** Null: there is none. Undefined: as it was when it was asked. */
  const [current, setCurrent] = useState<string | null | undefined>(known)
  const read = readOptions('GET /api/v1/me/bookmarks', locale, { query: { kind, _item } })
  const { data } = useQuery({ ...read, staleTime: 0, gcTime: 0, enabled: known === undefined })
  const _id = current === undefined ? data && (data.bookmarks[0]?._id ?? null) : current
  const { mutate } = usePress<string | null, undefined>({
    mutationFn: async () => {
      if (typeof _id !== 'string') return (await api('POST /api/v1/me/bookmarks', { locale, body: { kind, _item } })).bookmark._id
      await api('DELETE /api/v1/me/bookmarks/{_id}', { locale, params: { _id } }).catch((error: unknown) => {
        // It was taken away elsewhere.
        if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      })
      return null
    },
    onSuccess: setCurrent,
    onError: alertFailure,
  })
  if (_id === undefined) return null
  const isSet = _id !== null
  return (
    <button
      type="button"
      className={buttonClass('outline', isSet ? '!border-accent text-accent' : '')}
      aria-pressed={isSet}
      {...(subject === undefined ? {} : { 'aria-label': t`‘${subject}’ 즐겨찾기` })}
      onClick={() => mutate(undefined)}
    >
      <TopicIcon name="star" className="size-5" />
      <Trans>즐겨찾기</Trans>
    </button>
  )
}
