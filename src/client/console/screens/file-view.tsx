import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'

type View = 'picture' | 'pdf' | 'text'

/** How a file can be shown without anything that runs in it; the others are for the programs of whoever takes them along. */
const views: Readonly<Record<string, { view: View; type: string }>> = {
  jpg: { view: 'picture', type: 'image/jpeg' },
  jpeg: { view: 'picture', type: 'image/jpeg' },
  png: { view: 'picture', type: 'image/png' },
  webp: { view: 'picture', type: 'image/webp' },
  txt: { view: 'text', type: 'text/plain' },
  pdf: { view: 'pdf', type: 'application/pdf' },
}

const entryOf = (name: string) => views[name.split('.').at(-1)?.toLowerCase() ?? '']

export const kindOfView = (name: string): View | undefined => entryOf(name)?.view

/** So much of a text is shown, in characters. */
const maxText = 100_000

/** The type is ours, whatever the file says of itself: nothing of it is ever a page of this site. */
function show(element: { src: string }, blob: Blob, name: string): () => void {
  const url = URL.createObjectURL(new Blob([blob], { type: entryOf(name)?.type ?? '' }))
  element.src = url
  return () => URL.revokeObjectURL(url)
}

function Shown({ blob, name, kind }: { blob: Blob; name: string; kind: View }) {
  const { t } = useLingui()
  const picture = useCallback((element: HTMLImageElement) => show(element, blob, name), [blob, name])
  const frame = useCallback((element: HTMLIFrameElement) => show(element, blob, name), [blob, name])
  const fill = useCallback(
    (element: HTMLPreElement) => {
      void blob.text().then((text) => (element.textContent = text.slice(0, maxText)))
    },
    [blob],
  )
  if (kind === 'picture') return <img ref={picture} alt={name} className="max-h-[70vh] max-w-full rounded-control border border-line" />
  if (kind === 'text')
    return <pre ref={fill} className="max-h-[70vh] overflow-auto rounded-control border border-line p-3 whitespace-pre-wrap" />
  return <iframe ref={frame} title={t`‘${name}’의 내용`} className="h-[70vh] w-full rounded-control border border-line bg-surface" />
}

/** A file that only some may have, shown where it stands: it is asked for with who asks, which is noted, and kept nowhere. */
export function FileView({ file: { _file, name }, kind }: { file: { _file: string; name: string }; kind: View }) {
  const { t } = useLingui()
  const read = readOptions('GET /api/v1/files/{_file}', useLocale(), { params: { _file } })
  // Each reading is noted: nothing is read again while one looks at it.
  const load = useQuery({ ...read, staleTime: Infinity, gcTime: 0 })
  return (
    <div className="py-2">
      <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`파일을 불러오지 못했습니다.`}>
        {/* What is no JSON comes as its bytes (data/http.ts). */}
        {(blob) => <Shown blob={blob as Blob} name={name} kind={kind} />}
      </LoadState>
    </div>
  )
}
