import type { Answer } from '#contract/api.ts'
import { Trans } from '@lingui/react/macro'
import { sizeText } from '../../ui/deferred/size-text.ts'

type Files = Answer<'GET /api/v1/boards/{_id}'>['board']['files']

/** The files of a post. What a device has stored before posts had any has none. */
export function BoardFiles({ files }: { files: Files | undefined }) {
  if (files === undefined || files.length === 0) return null
  return (
    <section aria-labelledby="files" className="mt-10">
      <h2 id="files" className="text-lg font-bold">
        <Trans>첨부 파일</Trans>
      </h2>
      <ul className="mt-2">
        {files.map(({ _file, name, size }) => (
          <li key={_file}>
            <a
              href={`/api/v1/files/${_file}`}
              className="inline-flex min-h-11 items-center gap-2 wrap-anywhere underline underline-offset-4"
            >
              {name} <span className="text-sm text-muted tabular-nums">{sizeText(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
