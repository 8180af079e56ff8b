import type { ImportHeadings } from '#contract/import-calls.ts'
import { maxPictureBytes } from '#contract/picture-upload.ts'
import { chosenColumn, fileNamesColumn, filesFor, mostPictures, namesCell, productKeyOf } from '#contract/shop/product-rows.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { FileButton } from '../../../content/file-button.tsx'
import { pictureTypes, takeFiles, usePictureProblem } from '../../../content/picture-choice.ts'
import { saveBlob } from '../../../content/save-blob.ts'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import { chunksOf } from '../../../console/import/chunks.ts'
import { ImportSteps } from '../../../console/import/import-screen.tsx'
import { filtersOf, type ListSearch } from '../../../console/list/list-search.ts'
import { resourceOf } from '../../../console/resources.ts'
import { PictureSending } from './picture-sending.tsx'

const resource = resourceOf('shop/products')
/** Files that are chosen with one sheet. */
const mostFiles = 500
/** Many rows over a slow line, in ms. */
const timeout = 600_000

/** Renders the download of the products that the list finds. */
function Download({ search }: { search: ListSearch }) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { sort } = search
  const query = { ...filtersOf(resource, search), ...(sort === undefined ? {} : { sort }) }
  const { mutate, isPending } = usePress<Blob, void>({
    mutationFn: async () => (await api('GET /api/console/shop/products/sheet', { locale, query, timeout })) as Blob,
    onSuccess: (file) => saveBlob(file, 'shop-products.xlsx'),
    onError: (error) => void alertFailure(error),
  })
  return (
    <section aria-labelledby="sheet-download" className="space-y-3">
      <h2 id="sheet-download" className="font-bold">
        <Trans>내보내기</Trans>
      </h2>
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          목록의 조건에 맞는 상품을 품목마다 한 줄로 받습니다. 판매가와 이름 같은 상품의 값은 그 상품의 첫 줄에 있습니다. 고쳐서 아래에서
          다시 가져오십시오.
        </Trans>
      </p>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate()}>
        {isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>시트 받기(XLSX)</Trans>}
      </button>
    </section>
  )
}

interface FilesProps {
  files: readonly File[]
  onChosen: (files: readonly File[]) => void
}

/** Renders the choice of the pictures that a sheet names. */
function PictureFiles({ files, onChosen }: FilesProps) {
  const { t } = useLingui()
  const id = useId()
  const problemOf = usePictureProblem(maxPictureBytes)
  const choose = (field: HTMLInputElement) => {
    const chosen = takeFiles(field)
    const problem = chosen.length > mostFiles ? t`사진은 한 번에 ${mostFiles}장까지 고르실 수 있습니다.` : problemOf(chosen)
    if (problem === undefined) onChosen(chosen)
    else void alert(problem)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <FileButton id={id} accept={pictureTypes.join()} multiple onChosen={choose}>
        <Trans>시트에 적은 사진 고르기</Trans>
      </FileButton>
      <p role="status">{files.length > 0 && <Plural value={files.length} other="사진 #장을 골랐습니다." />}</p>
    </div>
  )
}

function Hints({ files, onChosen }: FilesProps) {
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          엑셀(XLSX)의 첫 시트나 CSV를 10MB, 5,000줄까지 가져옵니다. 같은 상품의 줄은 이어서 두십시오. 항목 ID가 있는 줄은 그 상품을 고치고,
          없는 줄은 게시하지 않은 초안을 만듭니다. 새 상품의 옵션은 ‘색상: 파랑’처럼 적습니다. 재고는 재고 기록에 남습니다.
        </Trans>
      </p>
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          ‘사진 파일’ 칸에는 파일 이름을 세미콜론(;)으로 나누어 대표 사진부터 {mostPictures}장까지 적고, 그 파일들을 여기에서 함께
          고르십시오. 한 장에 20MB, 한 번에 {mostFiles}장까지입니다.
        </Trans>
      </p>
      <PictureFiles files={files} onChosen={onChosen} />
    </>
  )
}

function Import({ headings }: { headings: ImportHeadings }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <ImportSteps
      resource={resource}
      path="shop/products/sheet"
      headings={headings}
      hints={<Hints files={files} onChosen={setFiles} />}
      toChunks={({ headings: names, rows }, paths) => {
        const at = paths.indexOf(fileNamesColumn)
        if (at < 0) return chunksOf({ headings: names, rows }, paths, productKeyOf)
        const chosen = rows.map(({ row, cells }) => {
          const known = filesFor(cells[at] ?? '', files).map(({ file }) => file.name)
          return { row, cells: [...paths.map((_path, index) => cells[index] ?? ''), namesCell(known)] }
        })
        return chunksOf({ headings: names, rows: chosen }, [...paths, chosenColumn], productKeyOf)
      }}
      renderAfter={(written) => files.length > 0 && <PictureSending written={written} files={files} />}
    />
  )
}

/** `/console/shop/product-sheet`: products as a sheet with a row for each variant, out and in again. */
export function ProductSheetScreen({ search }: { search: ListSearch }) {
  const { t } = useLingui()
  const load = useQuery(readOptions('GET /api/console/shop/products/sheet/import', useLocale()))
  return (
    <>
      <ScreenHead title={t`품목별 시트`}>
        <Link to="/$" params={{ _splat: 'shop/products' }} className={buttonClass('quiet')}>
          <Trans>목록으로</Trans>
        </Link>
      </ScreenHead>
      <div className="space-y-10">
        <Download search={search} />
        <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`가져올 수 있는 열을 불러오지 못했습니다.`}>
          {(headings) => <Import headings={headings} />}
        </LoadState>
      </div>
    </>
  )
}
