import type { Picture } from '#contract/field.ts'
import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, Suspense, use, useId } from 'react'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import type { MoreAction, MoreMenuProps } from '../frame/more-menu.tsx'
import { CropDialog } from '../media/crop-button.tsx'
import { LibraryDialog } from '../media/library-button.tsx'
import { originalOf } from '../media/originals.ts'
import { afterMenu } from '../frame/after-menu.ts'
import { PictureForm } from './picture-form.ts'

interface Props {
  /** Of the field for a file. */
  id: string
  /** The place that the picture is for. */
  label: string
  picture: Picture | null
  /** Of the place. */
  ratio: string | undefined
  onChange: (picture: Picture | null) => void
}

/** Picture of another place of the item. */
interface Other {
  name: string
  from: string
  picture: Picture
}

interface MenuProps extends Props {
  others: readonly Other[]
  Menu: ComponentType<MoreMenuProps>
}

function ActionsMenu({ id, label, picture, ratio, others, onChange, Menu }: MenuProps) {
  const { t } = useLingui()
  const prefix = useId()
  const library = `${prefix}library`
  const cuts = [
    ...(picture === null ? [] : [{ id: `${prefix}own`, text: t`자르기`, picture }]),
    ...others.map(({ name, from, picture: other }) => ({
      id: `${prefix}${name}`,
      text: t`‘${from}’에서 잘라 쓰기`,
      picture: originalOf(other),
    })),
  ]
  const opening = (dialog: string, text: string): MoreAction => ({
    id: dialog,
    text,
    onAction: () => afterMenu(() => openDialog(dialog)),
  })
  const remove = () => {
    onChange(null)
    // The menu has gone with the picture.
    afterMenu(() => document.getElementById(id)?.focus())
  }
  const actions = [
    ...(picture === null ? [] : [opening(library, t`미디어에서 고르기`)]),
    ...cuts.map((cut) => opening(cut.id, cut.text)),
    ...(picture === null ? [] : [{ id: 'remove', text: t`사진 빼기`, onAction: remove }]),
  ]
  return (
    <>
      <Suspense fallback={<span className="size-11" />}>
        {actions.length > 0 && <Menu label={t`${label}: 다른 작업`} actions={actions} />}
      </Suspense>
      {picture !== null && <LibraryDialog id={library} onChosen={onChange} />}
      {cuts.map((cut) => (
        <CropDialog key={cut.id} id={cut.id} picture={cut.picture} ratio={ratio} onDone={onChange} />
      ))}
    </>
  )
}

/** Returns the pictures of the item's other places: their originals are cut in the ratio of this one. */
const othersIn = (
  { fields, values }: { fields: Readonly<Record<string, Shape>>; values: Readonly<Record<string, unknown>> },
  { ratio, picture }: Props,
  nameOf: (shape: Shape, name: string) => string,
): Other[] =>
  Object.entries(fields).flatMap(([name, shape]) => {
    const other = values[name] as Picture | null | undefined
    const isOther = shape.kind === 'picture' && shape.ratio !== undefined && shape.ratio !== ratio
    return isOther && other != null && other._file !== picture?._file ? [{ name, from: nameOf(shape, name), picture: other }] : []
  })

/** Renders the menu of a place of a picture: the library, a part of this picture or of another place's, and none. */
export function PictureActions(props: Props) {
  const { i18n } = useLingui()
  const of = use(PictureForm)
  if (of === undefined) return null
  const { form, fields, Menu } = of
  if (props.ratio === undefined) return <ActionsMenu {...props} Menu={Menu} others={[]} />
  return (
    <form.Subscribe selector={({ values }) => values}>
      {(values) => (
        <ActionsMenu {...props} Menu={Menu} others={othersIn({ fields, values }, props, ({ label = '' }, name) => i18n._(label) || name)} />
      )}
    </form.Subscribe>
  )
}
