import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import type { Media } from '#contract/platform/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useId } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { FileButton } from '../../../content/file-button.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { CropButton } from '../../media/crop-button.tsx'
import { LibraryButton } from '../../media/library-button.tsx'
import { mediaFileRead } from '../../media/media.ts'
import type { PictureAt } from './nodes.ts'
import { Panel } from './panel.tsx'
import { pictureTypes } from './pasting.ts'
import { changeCaption, changePicture } from './picture-changes.ts'
import { fileOf, sourceOf, usePictures } from './use-pictures.ts'

interface Props {
  editor: Editor
  /** Of the editor. */
  label: string
  /** The language of the text. */
  language: Locale
  picture: PictureAt
}

/** The same picture in another cut or another one: as wide as before where somebody has said how wide. */
function sized(next: Picture, { width }: PictureAt, stored: Picture | undefined) {
  const source = sourceOf(next)
  const isOwn = width !== undefined && stored !== undefined && width !== stored.width
  if (!isOwn || width > next.width) return source
  return { ...source, width, height: Math.round((width * next.height) / next.width) }
}

/** Renders the properties of a picture in the text: description, caption, crop. */
export function PictureForm({ editor, label, language, picture }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { src, alt, isDecorative, caption } = picture
  const _file = fileOf(src)
  const { data } = useQuery({ ...mediaFileRead(useLocale(), _file ?? ''), enabled: _file !== undefined, retry: false })
  const stored = data?.file.picture ?? undefined
  const replace = (next: Picture, described?: Media['alt']) => {
    const own = described?.[language]
    changePicture(editor, { ...sized(next, picture, stored), ...(alt === '' && own !== undefined ? { alt: own } : {}) })
  }
  const { onChosen, isPending } = usePictures(replace)
  return (
    <Panel label={t`사진`}>
      <div className="min-w-0 flex-1 basis-64">
        <Labelled id={`${id}-alt`} label={t`사진 설명`}>
          <input
            id={`${id}-alt`}
            value={alt}
            disabled={isDecorative}
            maxLength={300}
            aria-describedby={`${id}-hint`}
            className={fieldClass('text-sm')}
            onChange={({ target }) => changePicture(editor, { alt: target.value })}
          />
        </Labelled>
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <Labelled id={`${id}-caption`} label={t`사진 아래 글`}>
          <input
            id={`${id}-caption`}
            value={caption}
            maxLength={300}
            className={fieldClass('text-sm')}
            onChange={({ target }) => changeCaption(editor, target.value)}
          />
        </Labelled>
      </div>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isDecorative}
          onChange={({ target }) => changePicture(editor, { isDecorative: target.checked, ...(target.checked ? { alt: '' } : {}) })}
        />
        <Trans>장식으로만 쓰는 사진</Trans>
      </label>
      {stored !== undefined && <CropButton label={label} picture={stored} onDone={(cut) => replace(cut)} />}
      <FileButton id={`${id}-file`} accept={pictureTypes.join()} disabled={isPending} onChosen={onChosen}>
        {isPending ? <Trans>올리고 있습니다…</Trans> : <Trans>다른 사진으로 바꾸기</Trans>}
      </FileButton>
      <LibraryButton label={t`${label}, 이 사진`} onChosen={replace} />
      <p id={`${id}-hint`} className="basis-full text-xs text-muted">
        {alt === '' && !isDecorative && (
          <span className="text-danger">
            <Trans>사진을 보지 못하는 분께 읽어 드릴 설명을 적어 주십시오.</Trans>
          </span>
        )}
      </p>
    </Panel>
  )
}
