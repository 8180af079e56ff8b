import type { StoredFile } from '#contract/field.ts'
import { documentTypes } from '#contract/platform/document-types.ts'
import { documentUpload } from '#contract/platform/files.ts'
import { Trans } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import type { FieldProps } from './field-frame.tsx'
import { useUpload } from './use-upload.ts'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000

const accept = Object.keys(documentTypes)
  .map((ending) => `.${ending}`)
  .join()

/** A document: chosen, sent at once, and named in the item when that is saved. */
export function FileField({ id, value, onChange, describedBy, label }: FieldProps & { label: string }) {
  const locale = useLocale()
  const stored = (value ?? null) as StoredFile | null
  const { onChosen, isPending } = useUpload({
    upload: documentUpload,
    send: async (form) => (await api('POST /api/console/files/documents', { locale, transport: withBody(form), timeout })).file,
    onSent: onChange,
  })
  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      {stored !== null && (
        <a href={`/api/v1/files/${stored._file}`} className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4">
          {stored.name} ({sizeText(stored.size)})
        </a>
      )}
      <FileButton id={id} accept={accept} aria-label={label} aria-describedby={describedBy} disabled={isPending} onChosen={onChosen}>
        {isPending ? <Trans>올리고 있습니다…</Trans> : stored === null ? <Trans>파일 고르기</Trans> : <Trans>다른 파일로 바꾸기</Trans>}
      </FileButton>
    </div>
  )
}
