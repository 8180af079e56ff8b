import type { Picture } from '#contract/field.ts'
import type { Media } from '#contract/platform/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { closeDialog, Dialog, opens, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { mediaRead } from './media.ts'
import { MediaSearch } from './media-search.tsx'
import { Thumbnail } from './media-tile.tsx'
import { ListBody } from '../list/list-body.tsx'

const pageSize = 24

function Library({ onChosen }: { onChosen: (file: Media) => void }) {
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

/** The picture, and what it shows, as it is noted in the library. */
type Choose = (picture: Picture, alt: Media['alt']) => void

/** Dialog with the library, in which a picture is chosen. */
export function LibraryDialog({ id, onChosen }: { id: string; onChosen: Choose }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(id)
  const choose = ({ picture, alt }: Media) => {
    closeDialog(id)
    if (picture !== null) onChosen(picture, alt)
  }
  // Outside of the form: a form in a form is none, and words that are looked for are no field of the item.
  return createPortal(
    <Dialog id={id} title={t`미디어에서 고르기`} width="sm:max-w-3xl">
      {isOpen && <Library onChosen={choose} />}
    </Dialog>,
    document.body,
  )
}

interface Props {
  /** What the picture is for. */
  label: string
  onChosen: Choose
}

/** Chooses a picture of the library. */
export function LibraryButton({ label, onChosen }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <>
      <button {...opens(id)} className={buttonClass('outline')} aria-label={t`${label}: 미디어에서 고르기`}>
        <Trans>미디어에서 고르기</Trans>
      </button>
      <LibraryDialog id={id} onChosen={onChosen} />
    </>
  )
}
