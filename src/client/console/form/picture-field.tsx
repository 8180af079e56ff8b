import type { Picture } from '#contract/field.ts'
import type { Shape } from '#contract/shape.ts'
import { pictureUpload } from '#contract/platform/files.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { LibraryButton } from '../media/library-button.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useUpload } from './use-upload.ts'

/** What is done less often with a picture. */
const PictureActions = lazy(() => import('./picture-actions.tsx').then((part) => ({ default: part.PictureActions })))

/** A picture over a slow line, in ms. */
const timeout = 120_000

/** A picture: sent as soon as it is chosen, or one of the library; named in the item when that is saved. */
export function PictureField({
  id,
  value,
  onChange,
  describedBy,
  label,
  shape,
}: FieldProps & { label: string; shape?: Pick<Shape, 'ratio'> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const picture = (value ?? null) as Picture | null
  const { onChosen, isPending } = useUpload({
    upload: pictureUpload,
    send: async (form) => (await api('POST /api/console/files', { locale, transport: withBody(form), timeout })).file,
    onSent: onChange,
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {picture !== null && (
        <img
          src={`/api/v1/files/${picture._file}/320.webp`}
          width={picture.width}
          height={picture.height}
          alt={t`올린 사진`}
          className="h-24 w-auto max-w-32 rounded-control border border-line bg-wash object-contain"
        />
      )}
      <div className="flex flex-wrap items-center gap-1">
        <FileButton
          id={id}
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={label}
          aria-describedby={describedBy}
          disabled={isPending}
          onChosen={onChosen}
        >
          {isPending ? <Trans>올리고 있습니다…</Trans> : picture === null ? <Trans>사진 한 장 고르기</Trans> : <Trans>바꾸기</Trans>}
        </FileButton>
        {picture === null && <LibraryButton label={label} onChosen={onChange} />}
        {(picture !== null || shape?.ratio !== undefined) && (
          <Suspense fallback={picture === null ? null : <span className="size-11" />}>
            <PictureActions id={id} label={label} picture={picture} ratio={shape?.ratio} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
