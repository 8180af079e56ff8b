import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { afterMenu } from '../frame/after-menu.ts'
import { LibraryDialog } from '../media/library-button.tsx'
import { pictureTypes } from './editor/pasting.ts'
import { toolClass } from './editor/tool.tsx'

const itemClass = 'flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[focused]:bg-wash'

export interface Pictures {
  onChosen: (field: HTMLInputElement) => void
  isPending: boolean
  onPicture: (picture: Picture, alt?: string) => void
}

/** Renders the tool that puts a picture into a text: a new file, or one of the library. */
export function PictureMenu({ locale, pictures }: { locale: Locale; pictures: Pictures }) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const library = useId()
  const label = t`사진 넣기`
  return (
    <>
      <MenuTrigger>
        <span title={label}>
          <Button aria-label={label} isPending={pictures.isPending} className={`inline-flex items-center justify-center ${toolClass}`}>
            {pictures.isPending ? (
              <Trans>올리고 있습니다…</Trans>
            ) : (
              <>
                <IconShape path="M4 5h16v14H4zM4 16l5-5 4 4 3-2 4 4M15.5 9.5v.1" className="size-4" />
                <IconShape path="M7 10l5 5 5-5" className="size-3" />
              </>
            )}
          </Button>
        </span>
        <Popover className="min-w-44 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
          <Menu aria-label={label} className="outline-none">
            <MenuItem className={itemClass} onAction={() => afterMenu(() => file.current?.click())}>
              <Trans>새 사진 올리기</Trans>
            </MenuItem>
            <MenuItem className={itemClass} onAction={() => afterMenu(() => openDialog(library))}>
              <Trans>미디어에서 고르기</Trans>
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={label}
        accept={pictureTypes.join()}
        onChange={({ currentTarget }) => pictures.onChosen(currentTarget)}
      />
      <LibraryDialog id={library} onChosen={(picture, alt) => pictures.onPicture(picture, alt?.[locale])} />
    </>
  )
}
