import type { Picture } from '#contract/field.ts'
import { pictureUpload } from '#contract/site/files.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { withBody } from '../../session/with-body.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { sizeText } from '../../ui/size-text.ts'
import type { FieldProps } from './field-frame.tsx'

/** A picture over a slow line, in ms. */
const timeout = 120_000

/** A picture: chosen, sent at once, and named in the item when that is saved. */
export function PictureField({ id, value, onChange, describedBy, label }: FieldProps & { label: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const picture = (value ?? null) as Picture | null
  const most = sizeText(pictureUpload.maxBytes)
  const { mutate, isPending } = usePress({
    mutationFn: async (file: File) => {
      if (file.size > pictureUpload.maxBytes) throw new Error(t`파일이 너무 큽니다. ${most}까지 올리실 수 있습니다.`)
      const form = new FormData()
      form.append(pictureUpload.file, file, file.name.normalize('NFC'))
      return (await api('POST /api/console/files', { locale, transport: withBody(form), timeout })).file
    },
    onSuccess: onChange,
    onError: ({ message }) => alert(message),
  })
  return (
    <div className="flex flex-wrap items-center gap-4">
      {picture !== null && (
        <img
          src={`/api/v1/files/${picture._file}/320.webp`}
          width={picture.width}
          height={picture.height}
          alt={t`올린 사진`}
          className="h-28 w-auto rounded-control border border-line object-contain"
        />
      )}
      <FileButton
        id={id}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isPending}
        onChosen={(field) => {
          const file = field.files?.[0]
          field.value = ''
          if (file !== undefined) mutate(file)
        }}
      >
        {isPending ? (
          <Trans>올리고 있습니다…</Trans>
        ) : picture === null ? (
          <Trans>사진 한 장 고르기</Trans>
        ) : (
          <Trans>다른 사진으로 바꾸기</Trans>
        )}
      </FileButton>
      {picture !== null && (
        <button type="button" className={buttonClass('quiet')} onClick={() => onChange(null)}>
          <Trans>사진 빼기</Trans>
        </button>
      )}
    </div>
  )
}
