import { fileNamesColumn, filesFor } from '#contract/shop/product-rows.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { SendingState, useSending } from '../../../console/sending-files.tsx'
import { pictureTimeout } from '../../../content/picture-choice.ts'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { withBody } from '../../../session/with-body.ts'
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

/** Sends the pictures of the rows that were written. What failed is named and can be sent again. */
export function PictureSending({ written, files }: { written: Written; files: readonly File[] }) {
  const sending = useSending(useSend())
  const [all] = useState(() => sendingsOf(written, files))
  const { start } = sending
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || all.length === 0) return
    hasBegun.current = true
    start(all)
  }, [all, start])
  if (all.length === 0) return null
  return (
    <section aria-labelledby="sheet-pictures" className="space-y-3 text-sm">
      <h2 id="sheet-pictures" className="font-bold">
        <Trans>5. 사진</Trans>
      </h2>
      <SendingState
        sending={sending}
        count={all.length}
        keyOf={({ _id, index }) => `${_id} ${index}`}
        renderFailed={({ row, file: { name }, problem }) => (
          <Trans>
            {row}번 줄, {name}: {problem}
          </Trans>
        )}
      />
    </section>
  )
}
