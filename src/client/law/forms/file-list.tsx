import { Plural } from '@lingui/react/macro'
import { useAttachments } from './attachments.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { FileRow } from './file-row.tsx'

/** Renders the chosen files; their count is announced as it changes. */
export function FileList() {
  const all = useAttachments()
  const size = sizeText(all.reduce((sum, { file }) => sum + file.size, 0))
  return (
    <div>
      <p role="status" className="text-sm font-semibold tabular-nums">
        {all.length > 0 && (
          <>
            <Plural value={all.length} other="파일 #개" /> · {size}
          </>
        )}
      </p>
      {all.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {all.map((attachment) => (
            <FileRow key={attachment.key} attachment={attachment} />
          ))}
        </ul>
      )}
    </div>
  )
}
