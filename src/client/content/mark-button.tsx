import type { Body } from '#contract/api.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ApiFailure } from '../data/http.ts'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { buttonClass } from '../ui/button.ts'
import { IconShape } from '../ui/icon.tsx'
import { TopicIcon } from '../ui/deferred/topic-icon.tsx'
import { useAlertFailure } from './use-alert-failure.tsx'

/** The two lists of a member: saved items and likes. */
export type MarkList = 'bookmarks' | 'likes'

export interface MarkTarget extends Readonly<Body<'POST /api/v1/me/bookmarks'>> {
  /** What it is called, where there are several. */
  subject?: string | undefined
  /** The id of the mark, where it is known. */
  known?: string | undefined
}

type Marked = Pick<MarkTarget, 'kind' | '_item'>

/** The id of a mark of one's own; null where there is none, undefined until that is known. */
function useMark(list: MarkList, query: Marked, isKnown: boolean): string | null | undefined {
  const locale = useLocale()
  const fresh = { staleTime: 0, gcTime: 0 } as const
  const bookmark = useQuery({
    ...readOptions('GET /api/v1/me/bookmarks', locale, { query }),
    ...fresh,
    enabled: !isKnown && list === 'bookmarks',
  })
  const like = useQuery({ ...readOptions('GET /api/v1/me/likes', locale, { query }), ...fresh, enabled: !isKnown && list === 'likes' })
  const found = list === 'bookmarks' ? bookmark.data?.bookmarks : like.data?.likes
  return found && (found[0]?._id ?? null)
}

/** The writes of a list. A mark that is there already is answered as it is. */
function useWrites(list: MarkList, body: Marked) {
  const locale = useLocale()
  return {
    add: async () =>
      list === 'bookmarks'
        ? (await api('POST /api/v1/me/bookmarks', { locale, body })).bookmark._id
        : (await api('POST /api/v1/me/likes', { locale, body })).like._id,
    remove: (_id: string) =>
      api(list === 'bookmarks' ? 'DELETE /api/v1/me/bookmarks/{_id}' : 'DELETE /api/v1/me/likes/{_id}', { locale, params: { _id } }),
  }
}

const thumb = 'M8 11v9H4v-9zM8 11l4-7a2.2 2.2 0 0 1 2 3l-1 3h5.5a1.8 1.8 0 0 1 1.7 2.2l-1.4 6a2.3 2.3 0 0 1-2.2 1.8H8'

/** Sets and takes a mark of one's own. It stays in its place either way: what was pressed by mistake is pressed again. */
export default function MarkButton({ list, kind, _item, subject, known }: MarkTarget & { list: MarkList }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { add, remove } = useWrites(list, { kind, _item })
  /** Null: there is none. Undefined: as it was when it was asked. */
  const [current, setCurrent] = useState<string | null | undefined>(known)
  const found = useMark(list, { kind, _item }, known !== undefined)
  const _id = current === undefined ? found : current
  const { mutate } = usePress<string | null, undefined>({
    mutationFn: async () => {
      if (typeof _id !== 'string') return add()
      await remove(_id).catch((error: unknown) => {
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
  const name = list === 'bookmarks' ? t`즐겨찾기` : t`좋아요`
  return (
    <button
      type="button"
      className={buttonClass('outline', isSet ? '!border-accent text-accent' : '')}
      aria-pressed={isSet}
      {...(subject === undefined ? {} : { 'aria-label': list === 'bookmarks' ? t`‘${subject}’ 즐겨찾기` : t`‘${subject}’ 좋아요` })}
      onClick={() => mutate(undefined)}
    >
      {list === 'bookmarks' ? <TopicIcon name="star" className="size-5" /> : <IconShape path={thumb} className="size-5" />}
      {name}
    </button>
  )
}
