import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { afterMenu } from '../frame/after-menu.ts'
import { type MoreAction, MoreMenu } from '../frame/more-menu.tsx'
import type { ListLink } from '../module.ts'
import { hasImport } from '../resources.ts'
import type { ListSearch } from './list-search.ts'
import { hasOrder } from './order.ts'
import { useExport } from './use-export.ts'
import { awaited, type Opened } from './use-opened.ts'

export interface ListMenuProps extends Pick<Opened, 'open'> {
  resource: AnyResource
  search: ListSearch
  fixed: ListSearch
  links: readonly ListLink[]
  /** Whether an item is open beside the list; undefined where none can be. */
  isBeside: boolean | undefined
}

/** Renders what is done less often with all of a list. */
export function ListMenu({ resource, search, fixed, links, isBeside, open }: ListMenuProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { files, take, isPending, dialog } = useExport({ resource, search: { ...search, ...fixed } })
  const { page: _page, size: _size, columns: _columns, ...narrowing } = search
  const nameOf = ({ format, isWhole }: (typeof files)[number]) => {
    const name = format.toUpperCase()
    if (isWhole) return t`내보내기: 다시 가져올 파일(${name})`
    return format === 'xlsx' ? t`내보내기: 엑셀(XLSX)` : t`내보내기: CSV`
  }
  const actions: MoreAction[] = [
    ...(isBeside === undefined
      ? []
      : [
          {
            id: 'beside',
            text: isBeside ? t`목록 옆 화면 닫기` : t`옆에 열기`,
            onAction: () => void open(isBeside ? undefined : awaited),
          },
        ]),
    ...(hasOrder(resource)
      ? [{ id: 'order', text: t`차례 바꾸기`, onAction: () => void navigate({ to: '/order/$path', params: { path: resource.path } }) }]
      : []),
    ...links.map(({ address, label }) => ({
      id: address,
      text: i18n._(label),
      onAction: () => void navigate({ to: '/$', params: { _splat: address }, search: narrowing }),
    })),
    ...(hasImport(resource)
      ? [{ id: 'import', text: t`가져오기`, onAction: () => void navigate({ to: '/import/$', params: { _splat: resource.path } }) }]
      : []),
    ...files.map((file) => ({
      id: `${file.format} ${file.isWhole}`,
      text: nameOf(file),
      onAction: () => void afterMenu(() => take(file)),
    })),
  ]
  return (
    <>
      {isPending && (
        <p role="status" className="text-sm text-muted">
          <Trans>모으고 있습니다…</Trans>
        </p>
      )}
      <MoreMenu actions={actions} />
      {dialog}
    </>
  )
}
