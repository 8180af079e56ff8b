import type { Media } from '#contract/platform/media.ts'
import { removedFileDays } from '#contract/platform/media.ts'
import { documentUpload, pictureUpload } from '#contract/platform/files.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { buttonClass } from '../../ui/button.ts'
import { useUpload } from '../form/use-upload.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import { FoldedFilters } from '../list/folded-filters.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../list/list-search.ts'
import { ListBody } from '../list/list-body.tsx'
import { kinds, mediaRead, states } from './media.ts'
import { MediaRemoval } from './media-removal.tsx'
import { MediaSearch } from './media-search.tsx'
import { MediaTile } from './media-tile.tsx'

/** Over a slow line, in ms. */
const timeout = 600_000

function UploadButton({ name }: { name: 'picture' | 'document' }) {
  const locale = useLocale()
  const isPicture = name === 'picture'
  const { onChosen, isPending } = useUpload({
    upload: isPicture ? pictureUpload : documentUpload,
    send: (form) =>
      api(isPicture ? 'POST /api/console/files' : 'POST /api/console/files/documents', { locale, transport: withBody(form), timeout }),
  })
  const accept = isPicture ? { accept: 'image/jpeg,image/png,image/webp,image/avif' } : {}
  return (
    <FileButton id={`media-${name}`} disabled={isPending} onChosen={onChosen} {...accept}>
      {isPending ? <Trans>올리고 있습니다…</Trans> : isPicture ? <Trans>사진 올리기</Trans> : <Trans>문서 올리기</Trans>}
    </FileButton>
  )
}

interface Props {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

const keyOf = <Key extends string>(from: Readonly<Record<Key, unknown>>, value: string | undefined): Key | undefined =>
  (Object.keys(from) as Key[]).find((each) => each === value)

function MediaFilters({ search, onChange }: { search: ListSearch; onChange: (change: ListSearch) => void }) {
  const { t, i18n } = useLingui()
  const isList = search['view'] === 'list'
  return (
    <>
      <FoldedFilters
        active={[search['kind'], search['state']].filter((value) => value !== undefined).length}
        before={<MediaSearch q={search['q'] ?? ''} onFind={(q) => onChange({ q })} />}
      >
        <ChoiceFilter
          label={t`종류`}
          value={search['kind'] ?? ''}
          options={Object.entries(kinds).map(([kind, text]) => [kind, i18n._(text)])}
          onChoose={(kind) => onChange({ kind })}
        />
        <ChoiceFilter
          label={t`쓰임`}
          value={search['state'] ?? ''}
          options={Object.entries(states).map(([state, text]) => [state, i18n._(text)])}
          onChoose={(state) => onChange({ state })}
        />
      </FoldedFilters>
      <button type="button" className={buttonClass('outline', 'mb-4')} onClick={() => onChange({ view: isList ? '' : 'list' })}>
        {isList ? <Trans>격자로 보기</Trans> : <Trans>목록으로 보기</Trans>}
      </button>
    </>
  )
}

/** `/console/media`: the pictures and documents of content. */
export function MediaScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const [selected, setSelected] = useState<readonly string[]>([])
  const limit = sizeOf(search)
  const state = keyOf(states, search['state'])
  const kind = keyOf<Media['kind']>(kinds, search['kind'])
  const q = search['q']?.trim()
  const query = { limit, skip: (pageOf(search) - 1) * limit, kind, state, q: q === '' ? undefined : q }
  const load = useQuery(mediaRead(useLocale(), query))
  const change = (more: ListSearch) => {
    setSelected([])
    onSearch(narrowed(search, more))
  }
  const isList = search['view'] === 'list'
  return (
    <>
      <ScreenHead title={t`미디어`}>
        <UploadButton name="document" />
        <UploadButton name="picture" />
      </ScreenHead>
      <MediaFilters search={search} onChange={change} />
      {state === 'unused' && (
        <p className="mb-3 text-sm text-muted">
          <Trans>어느 글에도 쓰이지 않고 올린 지 하루가 지난 파일입니다. 삭제하면 {removedFileDays}일 동안 되돌릴 수 있습니다.</Trans>
        </p>
      )}
      <MediaRemoval files={selected} areRemoved={state === 'removed'} onDone={() => setSelected([])} />
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`해당하는 파일이 없습니다.`}>
        {({ files }) => (
          <ul className={isList ? 'max-w-4xl space-y-2' : 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5'}>
            {files.map((file) => (
              <MediaTile
                key={file._id}
                file={file}
                isList={isList}
                isSelected={selected.includes(file._id)}
                onSelect={(isOn) => setSelected(isOn ? [...selected, file._id] : selected.filter((each) => each !== file._id))}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </>
  )
}
