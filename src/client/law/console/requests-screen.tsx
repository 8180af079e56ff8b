import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { Filters } from '../../console/list/filters.tsx'
import { narrowed } from '../../console/list/list-search.ts'
import { ResourceList } from '../../console/list/resource-list.tsx'
import { NewsLine } from '../../console/live/news-line.tsx'
import { resourceOf } from '../../console/resources.ts'
import { requestColumns } from './request-columns.tsx'
import { QuickViews, type RequestsProps, RequestViews } from './request-views.tsx'

/** What cards are dragged by weighs as much as the list, which does without. */
const RequestBoard = lazy(async () => ({ default: (await import('./request-board.tsx')).RequestBoard }))

const forms = resourceOf('forms')
const links = [{ address: 'forms/rules', label: msg`배정과 목표` }]
/** Filters of which words find the same, or which follow from the stage. */
const found = ['receipt', 'status']

function BoardScreen({ search, onSearch }: RequestsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <ScreenHead
        title={i18n._(forms.label)}
        views={
          <>
            <RequestViews search={search} onSearch={onSearch} />
            <NewsLine resource={forms} />
          </>
        }
      >
        <Link to="/forms/create" className={buttonClass('primary')}>
          <Trans>새로 만들기</Trans>
        </Link>
      </ScreenHead>
      <Filters
        resource={forms}
        search={search}
        fixed={['stage', ...found]}
        quick={<QuickViews search={search} onSearch={onSearch} />}
        onChange={(change) => onSearch(narrowed(search, change))}
      />
      <Suspense fallback={<div className="skeleton h-96" />}>
        <RequestBoard search={search} />
      </Suspense>
    </>
  )
}

/** `/console/forms`: the requests as a list, or by stage. */
export const RequestsScreen = (props: RequestsProps) =>
  props.search['view'] === 'board' ? (
    <BoardScreen {...props} />
  ) : (
    <ResourceList
      resource={forms}
      more={requestColumns}
      without={found}
      links={links}
      views={<RequestViews {...props} />}
      quick={<QuickViews {...props} />}
      {...props}
    />
  )
