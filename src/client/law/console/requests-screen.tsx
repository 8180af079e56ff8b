import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { Filters } from '../../console/list/filters.tsx'
import { narrowed } from '../../console/list/list-search.ts'
import { ResourceList } from '../../console/list/resource-list.tsx'
import { NewsLine } from '../../console/live/news-line.tsx'
import { resourceOf } from '../../console/resources.ts'
import { RequestBoard } from './request-board.tsx'
import { type RequestsProps, RequestViews } from './request-views.tsx'

const forms = resourceOf('forms')

function BoardScreen({ search, onSearch }: RequestsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <ScreenHead title={i18n._(forms.label)}>
        <Link to="/forms/create" className={buttonClass('primary')}>
          <Trans>새로 만들기</Trans>
        </Link>
      </ScreenHead>
      <NewsLine resource={forms} />
      <RequestViews search={search} onSearch={onSearch} />
      <Filters resource={forms} search={search} fixed={['stage', 'status']} onChange={(change) => onSearch(narrowed(search, change))} />
      <RequestBoard search={search} />
    </>
  )
}

/** `/console/forms`: the requests as a list, or by stage. */
export const RequestsScreen = (props: RequestsProps) =>
  props.search['view'] === 'board' ? (
    <BoardScreen {...props} />
  ) : (
    <ResourceList resource={forms} {...props}>
      <RequestViews {...props} />
    </ResourceList>
  )
