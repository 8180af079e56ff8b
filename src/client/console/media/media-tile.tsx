import type { Media } from '#contract/platform/media.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../data/use-locale.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { dateText } from '../date-text.ts'
import { kinds } from './media.ts'

/** A picture in small, or what else a file is. */
export function Thumbnail({ file: { picture, name, kind, alt }, className }: { file: Media; className: string }) {
  const { i18n } = useLingui()
  const ending = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase()
  if (picture === null)
    return (
      <span className={`flex items-center justify-center bg-wash text-sm font-bold text-muted ${className}`}>
        {ending ?? i18n._(kinds[kind])}
      </span>
    )
  return (
    <img
      src={`/api/v1/files/${picture._file}/320.webp`}
      alt={alt?.ko ?? ''}
      loading="lazy"
      className={`bg-wash object-contain ${className}`}
    />
  )
}

interface Props {
  file: Media
  isList: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A file of the library: in a grid, or a row of a list. */
export function MediaTile({ file, isList, isSelected, onSelect }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { _id, name, kind, size, uses, createdAt } = file
  const facts = [i18n._(kinds[kind]), sizeText(size), dateText(createdAt, locale)].join(' · ')
  return (
    <li
      className={`relative flex min-w-0 gap-3 overflow-hidden rounded-card border border-line bg-surface has-[input:checked]:border-accent ${isList ? 'items-center' : 'flex-col'}`}
    >
      <Thumbnail file={file} className={isList ? 'size-16 shrink-0' : 'aspect-4/3 w-full'} />
      <div className={`min-w-0 flex-1 text-sm ${isList ? 'py-2' : 'px-3 pb-3'}`}>
        <Link
          to="/media/$file"
          params={{ file: _id }}
          className="line-clamp-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-xs text-muted">{facts}</p>
        <p className="text-xs">{uses === 0 ? <Trans>쓰이는 곳이 없습니다</Trans> : <Plural value={uses} other="#곳에서 씁니다" />}</p>
      </div>
      <label className={`flex size-11 items-center justify-center ${isList ? '' : 'absolute top-0 right-0 rounded-bl-card bg-surface/90'}`}>
        <input
          type="checkbox"
          className="size-4 accent-accent"
          aria-label={t`‘${name}’ 고르기`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
    </li>
  )
}
