import { trashDays } from '#contract/platform/editorial.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { dateText } from '../date-text.ts'
import { type Removed, trashRead } from '../editorial.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { type ListSearch, pageOf, sizeOf } from '../list/list-search.ts'
import { ListBody } from '../list/list-body.tsx'
import { addressOf, resourceOf } from '../resources.ts'

/** One that was removed, and what can be done with it. */
function Row({ removed }: { removed: Removed }) {
  const { t, i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const navigate = useNavigate()
  const resource = resourceOf(removed.resource)
  const params = { _id: removed._id }
  const onError = (error: Error) => void alertFailure(error)
  const restoring = usePress({
    mutationFn: () => api('POST /api/console/trash/{_id}/restore', { locale, params }),
    onSuccess: ({ restored: { _item } }) => navigate({ to: '/$', params: { _splat: `${addressOf(resource)}/${_item}` } }),
    onError,
  })
  const erasing = usePress({
    mutationFn: () => api('DELETE /api/console/trash/{_id}', { locale, params }),
    onError,
  })
  const erase = async () => {
    if (await confirm(t`영영 지우시겠습니까? 되돌릴 수 없습니다.`)) erasing.mutate(undefined)
  }
  const { title, user } = removed
  const [removedAt, eraseAt] = [dateText(removed.removedAt, locale), dateText(removed.eraseAt, locale)]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="mr-auto min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-muted">
          {i18n._(resource.label)} ·{' '}
          {user === null ? (
            <Trans>{removedAt}에 삭제</Trans>
          ) : (
            <Trans>
              {user}, {removedAt}에 삭제
            </Trans>
          )}{' '}
          · <Trans>{eraseAt}에 영영 지워집니다</Trans>
        </p>
      </div>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={restoring.isPending}
        onClick={() => restoring.mutate(undefined)}
      >
        <Trans>되돌리기</Trans>
      </button>
      <button type="button" className={buttonClass('quiet')} aria-disabled={erasing.isPending} onClick={() => void erase()}>
        <Trans>영영 지우기</Trans>
      </button>
    </li>
  )
}

/** `/console/trash`: content that was removed, and can be put back. */
export function TrashScreen({ search, onSearch }: { search: ListSearch; onSearch: (search: ListSearch) => void }) {
  const { t } = useLingui()
  const [page, limit] = [pageOf(search), sizeOf(search)]
  const load = useQuery(trashRead(useLocale(), { limit, skip: (page - 1) * limit }))
  return (
    <>
      <ScreenHead title={t`휴지통`} />
      <p className="mb-6 text-sm text-muted">
        <Trans>삭제한 콘텐츠는 {trashDays}일 동안 여기에 있습니다. 되돌리면 초안이 됩니다.</Trans>
      </p>
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`휴지통이 비어 있습니다.`}>
        {({ trash }) => (
          <ul className="max-w-4xl divide-y divide-line rounded-card border border-line bg-surface">
            {trash.map((removed) => (
              <Row key={removed._id} removed={removed} />
            ))}
          </ul>
        )}
      </ListBody>
    </>
  )
}
