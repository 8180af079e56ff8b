import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useDownload } from '../../content/use-download.ts'
import { buttonClass } from '../../ui/button.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { FileView, kindOfView } from './file-view.tsx'

export interface PrivateFile {
  _file: string
  name: string
  /** Bytes, where they are known. */
  size?: number
  /** What it is. */
  kind?: string
}

interface RowProps {
  file: PrivateFile
  /** What can be done with it beside looking and taking it along. */
  children?: ReactNode
}

function FileRow({ file: { _file, name, size, kind }, children }: RowProps) {
  const { t } = useLingui()
  const { download, isPending } = useDownload({ _file, name })
  const [isShown, setIsShown] = useState(false)
  const view = kindOfView(name)
  return (
    <li className="border-b border-line py-1">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {kind !== undefined && <span className="text-muted">{kind}: </span>}
          {name} {size !== undefined && <span className="text-muted tabular-nums">{sizeText(size)}</span>}
        </span>
        {view !== undefined && (
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-label={isShown ? t`‘${name}’ 접기` : t`‘${name}’ 보기`}
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <Trans>접기</Trans> : <Trans>보기</Trans>}
          </button>
        )}
        <button type="button" className={buttonClass('quiet')} aria-label={t`‘${name}’ 받기`} aria-disabled={isPending} onClick={download}>
          {isPending ? <Trans>받고 있습니다…</Trans> : <Trans>받기</Trans>}
        </button>
      </div>
      {children}
      {view !== undefined && isShown && <FileView file={{ _file, name }} kind={view} />}
    </li>
  )
}

interface Props {
  title: string
  files: readonly PrivateFile[]
  /** Below each of them. */
  renderBelow?: (file: PrivateFile) => ReactNode
}

/** Files that only those may have who may see what they belong to. Who takes one is noted. */
export const PrivateFiles = ({ title, files, renderBelow }: Props) => (
  <section className="mb-8 max-w-6xl text-sm">
    <h2 className="mb-2 font-semibold">{title}</h2>
    {files.length === 0 ? (
      <p className="text-muted">
        <Trans>없음</Trans>
      </p>
    ) : (
      <ul>
        {files.map((file) => (
          <FileRow key={file._file} file={file}>
            {renderBelow?.(file)}
          </FileRow>
        ))}
      </ul>
    )}
  </section>
)
