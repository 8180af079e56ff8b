import { titleOf } from '#contract/title.ts'
import type { Picture, Reference } from '#contract/field.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { useName } from '../names.ts'
import { isOpenTo, itemRead, resourceOf } from '../resources.ts'
import { cellText } from './cell-text.ts'

/** The item that another one names. Whether it can be read depends on one's scopes. */
function ReferenceCell({ to, _id }: { to: string; _id: string }) {
  const locale = useLocale()
  const resource = resourceOf(to)
  const isOpen = isOpenTo(resource, useSession()?.scopes)
  const { data, isPending } = useQuery({ ...itemRead(resource, locale, _id), enabled: isOpen })
  if (data !== undefined) return titleOf(resource, data, locale)
  return isOpen && isPending ? '…' : _id.slice(-6)
}

/** The same by its name alone. One that could be named once, and no longer, has none here. */
function NameCell({ reference, _id }: { reference: Reference; _id: string }) {
  const name = useName(reference, _id)
  return name === undefined ? '…' : (name ?? <Trans>이전 담당자</Trans>)
}

/** A value of a field in short: a cell of a list, a line of what cannot be changed. */
export function Cell({ shape, value }: { shape: Shape | undefined; value: unknown }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const text = cellText(shape, value, { i18n, locale })
  if (shape?.kind === 'picture' && value !== null && value !== undefined)
    return (
      <img
        // A row may get another item: its picture is not to stand there until the other one has come.
        key={(value as Picture)._file}
        src={`/api/v1/files/${(value as Picture)._file}/160.webp`}
        alt=""
        loading="lazy"
        className="h-10 w-14 rounded-control object-cover"
      />
    )
  if (text === '') return <span className="text-muted">–</span>
  if (shape?.kind === 'boolean') return value === true ? <Trans>예</Trans> : <Trans>아니요</Trans>
  if (shape?.reference?.names !== undefined) return <NameCell reference={shape.reference} _id={text} />
  if (shape?.reference !== undefined) return <ReferenceCell to={shape.reference.to} _id={text} />
  return text
}
