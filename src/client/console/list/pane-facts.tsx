import type { AnyResource } from '#contract/resource.ts'
import { titleField } from '#contract/columns.ts'
import type { Picture } from '#contract/field.ts'
import type { Shape } from '#contract/shape.ts'
import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Html } from '../../content/html.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import { type ConsoleItem, givenBySite, hasDrafts } from '../resources.ts'
import { Cell } from './cell.tsx'

/** What is read line by line has the whole width. */
const isLong = (text: string): boolean => text.length > 60 || text.includes('\n')

const isEmpty = (value: unknown): boolean => value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** An id of what has no screen says nothing to anybody. */
const isBareId = (name: string, { reference }: Shape): boolean => name.startsWith('_') && reference === undefined

function Value({ shape, value }: { shape: Shape; value: unknown }) {
  const text = textOf(value, useLocale())
  if (shape.kind === 'picture')
    return <img src={`/api/v1/files/${(value as Picture)._file}/480.webp`} alt="" className="max-h-64 rounded-control object-contain" />
  if (/^\s*<\w/.test(text)) return <Html html={text} className="prose" />
  return <Cell shape={shape} value={value} />
}

/** All that is known of an item in the order of its declaration, to be read: what it has not is left out. */
export function PaneFacts({ resource, item }: { resource: AnyResource; item: ConsoleItem }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const given = givenBySite(resource)
  const named = titleField(resource)
  const facts = Object.entries(resource.shapes.all).filter(
    ([name, shape]) =>
      name !== named &&
      !(name in given) &&
      !['object', 'file', 'password'].includes(shape.kind) &&
      !isBareId(name, shape) &&
      !isEmpty(item[name]),
  )
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-3 pb-6 text-sm">
      {hasDrafts(resource) && (
        <>
          <dt className="text-muted">{t`게시 여부`}</dt>
          <dd>{item.isPublished ? <Trans>게시함</Trans> : <Trans>임시 저장</Trans>}</dd>
        </>
      )}
      <dt className="text-muted">{t`등록일`}</dt>
      <dd>{dateText(item.createdAt, locale)}</dd>
      {facts.map(([name, shape]) => {
        const isWide = shape.kind === 'picture' || isLong(textOf(item[name], locale))
        return (
          <div key={name} className="contents">
            <dt className={`text-muted ${isWide ? 'col-span-2 mt-2' : ''}`}>{i18n._(shape.label ?? name)}</dt>
            <dd className={`min-w-0 whitespace-pre-line wrap-anywhere ${isWide ? 'col-span-2 text-base' : ''}`}>
              <Value shape={shape} value={item[name]} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
