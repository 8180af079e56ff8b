import { fileNamesColumn, filesFor } from '#contract/shop/product-rows.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { pictureTimeout } from '../../../content/picture-choice.ts'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { withBody } from '../../../session/with-body.ts'
import { buttonClass } from '../../../ui/button.ts'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
import type { Written } from '../../../console/import/import-screen.tsx'

interface Sending {
  _id: string
  row: number
  file: File
  /** 0: the main picture. */
  index: number
}

/** Returns which files go into which products: those that the first row of each names. */
function sendingsOf({ table, paths, results }: Written, files: readonly File[]): Sending[] {
  const at = paths.indexOf(fileNamesColumn)
  const seen = new Set<string>()
  return results.flatMap(({ row, _id, state }) => {
    if (_id === undefined || state === 'wrong' || state === 'unchanged' || seen.has(_id)) return []
    seen.add(_id)
    const cell = table.rows.find((each) => each.row === row)?.cells[at] ?? ''
    return filesFor(cell, files).map((placed) => ({ _id, row, ...placed }))
  })
}

function useSend() {
  const locale = useLocale()
  return ({ _id, file, index }: Sending) => {
    const body = new FormData()
    body.append(index === 0 ? 'thumb' : 'image', file, file.name.normalize('NFC'))
    const sent = { locale, transport: withBody(body), timeout: pictureTimeout }
    if (index === 0) return api('POST /api/console/shop/products/{_id}/thumb', { ...sent, params: { _id } })
    const place = String(index - 1) as '0'
    return api('POST /api/console/shop/products/{_id}/images/{index}', { ...sent, params: { _id, index: place } })
  }
}

/** Sends the pictures of the rows that were written, one after the other: a picture is work for the server. What failed is named and can be sent again. */
export function PictureSending({ written, files }: { written: Written; files: readonly File[] }) {
  const { t } = useLingui()
  const send = useSend()
  const failureText = useFailureText()
  const [all] = useState(() => sendingsOf(written, files))
  const [done, setDone] = useState(0)
  const [failed, setFailed] = useState<(Sending & { problem: string })[]>([])
  const { mutate, isPending } = usePress<void, readonly Sending[]>({
    mutationFn: async (sendings) => {
      for (const sending of sendings)
        try {
          await send(sending)
          setDone((before) => before + 1)
        } catch (error) {
          const problem = failureText(error instanceof Error ? error : new Error(String(error)))
          setFailed((before) => [...before, { ...sending, problem }])
        }
    },
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || all.length === 0) return
    hasBegun.current = true
    mutate(all)
  }, [all, mutate])
  const count = all.length
  if (count === 0) return null
  const again = () => {
    setFailed([])
    mutate(failed)
  }
  return (
    <section aria-labelledby="sheet-pictures" className="space-y-3 text-sm">
      <h2 id="sheet-pictures" className="font-bold">
        <Trans>5. 사진</Trans>
      </h2>
      {isPending && <ProgressBar label={t`올린 사진`} value={done} max={count} />}
      <p role="status">
        <Trans>
          사진 {count}장 가운데 {done}장을 올렸습니다.
        </Trans>
      </p>
      {failed.length > 0 && (
        <>
          <ul className="list-disc pl-5 text-danger">
            {failed.map(({ _id, row, file: { name }, index, problem }) => (
              <li key={`${_id} ${index}`}>
                <Trans>
                  {row}번 줄, {name}: {problem}
                </Trans>
              </li>
            ))}
          </ul>
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={again}>
            <Plural value={failed.length} other="사진 #장 다시 올리기" />
          </button>
        </>
      )}
    </section>
  )
}
