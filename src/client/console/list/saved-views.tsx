import type { AnyResource } from '#contract/resource.ts'
import type { ListView } from '#contract/platform/views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { readOptions } from '../../data/query-client.ts'
import { refreshed } from '../../data/refresh.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { opens } from '../../ui/deferred/dialog.tsx'
import { isSame } from '../form/values.ts'
import { knownSearch } from './known-search.ts'
import type { ListSearch } from './list-search.ts'
import { ViewDialog, viewDialog } from './view-dialog.tsx'

interface Props {
  resource: AnyResource
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

const Tab = ({ isCurrent, onPress, children }: { isCurrent: boolean; onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-current={isCurrent ? 'true' : undefined}
    className="min-h-11 shrink-0 border-b-2 border-transparent px-3 text-sm whitespace-nowrap hover:bg-wash aria-[current]:border-accent aria-[current]:font-semibold"
    onClick={onPress}
  >
    {children}
  </button>
)

/** The views of a list that were saved, one’s own and shared ones, and how the list as it is becomes one. `saved` in the address says which one it was. */
export function SavedViews({ resource, search, onSearch }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const client = useQueryClient()
  const { data } = useQuery(readOptions('GET /api/console/views', useLocale(), { query: { resource: resource.path } }))
  const [edited, setEdited] = useState<ListView>()
  const { mutate, isPending } = useApiMutation('PUT /api/console/views/{_id}')
  const views = data?.views ?? []
  const current = views.find(({ _id }) => _id === search['saved'])
  const shown = knownSearch(resource, search)
  const isChanged = current !== undefined && !isSame(knownSearch(resource, current.search), shown)
  const overwrite = ({ _id }: ListView) =>
    mutate({ params: { _id }, body: { search: shown } }, { onError: (error) => void alertFailure(error) })
  const canAdd = current === undefined ? Object.keys(shown).length > 0 : isChanged
  if (views.length === 0 && !canAdd) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 border-b border-line">
      <nav aria-label={t`저장한 보기`} className="flex max-w-full overflow-x-auto">
        <Tab isCurrent={current === undefined} onPress={() => onSearch({})}>
          <Trans>기본</Trans>
        </Tab>
        {views.map((view) => (
          <Tab
            key={view._id}
            isCurrent={view === current}
            onPress={() => onSearch({ ...knownSearch(resource, view.search), saved: view._id })}
          >
            {view.name}
            {view.isShared && (
              <span className="ml-1 text-xs font-normal text-muted">
                <Trans>함께 씀</Trans>
              </span>
            )}
          </Tab>
        ))}
      </nav>
      {current?.mayChange === true && isChanged && (
        <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => overwrite(current)}>
          <Trans>바뀐 조건을 저장</Trans>
        </button>
      )}
      {canAdd && (
        <button className={buttonClass('quiet')} {...opens(viewDialog, () => setEdited(undefined))}>
          <Trans>새 보기로 저장</Trans>
        </button>
      )}
      {current?.mayChange === true && (
        <button className={buttonClass('quiet')} {...opens(viewDialog, () => setEdited(current))}>
          <Trans>보기 고치기</Trans>
        </button>
      )}
      <ViewDialog
        resource={resource}
        view={edited}
        search={shown}
        onDone={async (_id) => {
          await refreshed(client)
          onSearch(_id === undefined ? shown : { ...shown, saved: _id })
        }}
      />
    </div>
  )
}
