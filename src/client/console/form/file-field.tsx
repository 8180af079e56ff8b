import type { StoredFile } from '#contract/field.ts'
import { attachmentTypes } from '#contract/law/attachments.ts'
import { documentUpload } from '#contract/site/files.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { withBody } from '../../session/with-body.ts'
import { alert } from '../../ui/alert.tsx'
import { sizeText } from '../../ui/size-text.ts'
import type { FieldProps } from './field-frame.tsx'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000

const accept = Object.keys(attachmentTypes)
  .map((ending) => `.${ending}`)
  .join()

/** A document: chosen, sent at once, and named in the item when that is saved. */
export function FileField({ id, value, onChange, describedBy, label }: FieldProps & { label: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const stored = (value ?? null) as StoredFile | null
  const most = sizeText(documentUpload.maxBytes)
  const { mutate, isPending } = usePress({
    mutationFn: async (file: File) => {
      if (file.size > documentUpload.maxBytes) throw new Error(t`파일이 너무 큽니다. ${most}까지 올리실 수 있습니다.`)
      const form = new FormData()
      form.append(documentUpload.file, file, file.name.normalize('NFC'))
      return (await api('POST /api/console/files/documents', { locale, transport: withBody(form), timeout })).file
    },
    onSuccess: onChange,
    onError: ({ message }) => alert(message),
  })
  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      {stored !== null && (
        <a href={`/api/v1/files/${stored._file}`} className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4">
          {stored.name} ({sizeText(stored.size)})
        </a>
      )}
      <FileButton
        id={id}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isPending}
        onChosen={(field) => {
          const file = field.files?.[0]
          field.value = ''
          if (file !== undefined) mutate(file)
        }}
      >
        {isPending ? <Trans>올리고 있습니다…</Trans> : stored === null ? <Trans>파일 고르기</Trans> : <Trans>다른 파일로 바꾸기</Trans>}
      </FileButton>
    </div>
  )
}
