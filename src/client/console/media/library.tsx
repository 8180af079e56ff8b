import type { Media } from '#contract/platform/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { ListBody } from '../list/list-body.tsx'
import { mediaRead } from './media.ts'
import { MediaSearch } from './media-search.tsx'
import { Thumbnail } from './media-tile.tsx'

const pageSize = 24

/** The pictures of the library, found by words. */
export function Library({ onChosen }: { onChosen: (file: Media) => void }) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const query = { limit, kind: 'picture' as const, q: q === '' ? undefined : q }
  const load = useQuery({ ...mediaRead(useLocale(), query), placeholderData: keepPreviousData })
  const find = (words: string) => {
    setLimit(pageSize)
    setQ(words)
  }
  return (
    <div className="space-y-4">
      <MediaSearch q={q} onFind={find} />
      <ListBody load={load} empty={t`해당하는 사진이 없습니다.`}>
        {({ files, summary }) => (
          <>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {files.map((file) => (
                <li key={file._id}>
                  <button
                    type="button"
                    className="block w-full rounded-control border border-line p-1 text-left text-xs hover:border-accent"
                    onClick={() => onChosen(file)}
                  >
                    <Thumbnail file={file} className="aspect-4/3 w-full" />
                    <span className="line-clamp-1 px-1 pt-1 wrap-anywhere">{file.name}</span>
                  </button>
                </li>
              ))}
            </ul>
            {files.length < Math.min(summary.total, 96) && (
              <button type="button" className={buttonClass('outline', 'w-full')} onClick={() => setLimit(limit + pageSize)}>
                <Trans>더 보기</Trans>
              </button>
            )}
          </>
        )}
      </ListBody>
    </div>
  )
}
