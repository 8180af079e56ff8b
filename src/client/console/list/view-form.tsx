import type { AnyResource } from '#contract/resource.ts'
import { type ListView, viewShapes } from '#contract/platform/views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../form/call-form.tsx'
import type { ListSearch } from './list-search.ts'

export interface ViewProps {
  resource: AnyResource
  /** Absent: a new one. */
  view: ListView | undefined
  /** What the list is now. */
  search: ListSearch
  /** With the id of what was saved; without one it was removed. */
  onDone: (_id?: string) => Promise<void>
}

/** Takes the name of a saved view, and whether it is shared. */
export function ViewForm({ resource, view, search, onDone }: ViewProps) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const removal = useApiMutation('DELETE /api/console/views/{_id}')
  const send = async (sent: object, idempotencyKey: string) => {
    const body = sent as { name: string; isShared: boolean }
    const answer =
      view === undefined
        ? await api('POST /api/console/views', { locale, idempotencyKey, body: { ...body, resource: resource.path, search } })
        : await api('PUT /api/console/views/{_id}', { locale, idempotencyKey, params: { _id: view._id }, body })
    await onDone(answer.view._id)
  }
  const remove = async ({ _id, name }: ListView) => {
    if (!(await confirm(t`보기 ‘${name}’을(를) 삭제하시겠습니까?`))) return
    removal.mutate({ params: { _id } }, { onSuccess: () => void onDone(), onError: (error) => void alertFailure(error) })
  }
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        <Trans>찾을 말, 조건, 차례와 열을 이 이름으로 다시 엽니다.</Trans>
      </p>
      <CallForm
        key={view?._id ?? 'new'}
        fields={viewShapes}
        {...(view === undefined ? {} : { initial: { name: view.name, isShared: view.isShared } })}
        send={send}
      />
      {view !== undefined && (
        <button type="button" className={buttonClass('quiet', 'mt-4')} aria-disabled={removal.isPending} onClick={() => void remove(view)}>
          <Trans>이 보기 삭제</Trans>
        </button>
      )}
    </>
  )
}
