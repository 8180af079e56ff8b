import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '../../console/date-text.ts'
import { schedulesRead } from '../../console/editorial.ts'
import { StateText } from '../../console/list/state-text.tsx'
import type { ColumnProps, ListColumns } from '../../console/module.ts'
import { resourceOf } from '../../console/resources.ts'
import { shortDate, shortSpan } from '../../console/short-date.ts'
import { useLocale } from '../../data/use-locale.ts'
import { PreviewButton } from './preview-button.tsx'
import { type ShownPeriod, shownPeriod, shownState } from './shown-period.ts'

const unplanned = { publishAt: null, unpublishAt: null }

/** The period in which visitors see an item; the cells of a list share one call. Null until it is known. */
function usePeriod(path: string, { item }: ColumnProps): ShownPeriod | null | undefined {
  const { data } = useQuery(schedulesRead(useLocale(), { resource: path, limit: 100 }))
  if (data === undefined) return null
  return shownPeriod(item, data.schedules.find(({ _item }) => _item === item._id) ?? unplanned)
}

function State({ period }: { period: ShownPeriod | undefined }) {
  const [now] = useState(() => new Date().toISOString())
  switch (shownState(period, now)) {
    case 'off':
      return (
        <StateText when="not">
          <Trans>꺼짐</Trans>
        </StateText>
      )
    case 'planned':
      return (
        <StateText when="later">
          <Trans>보일 예정</Trans>
        </StateText>
      )
    case 'over':
      return (
        <StateText when="not">
          <Trans>기간이 끝남</Trans>
        </StateText>
      )
    case 'shown':
      return (
        <StateText when="now">
          <Trans>지금 보임</Trans>
        </StateText>
      )
  }
}

function Period({ period: { from, to } }: { period: ShownPeriod }) {
  const locale = useLocale()
  if (from === null && to === null) return <Trans>기한 없음</Trans>
  const ends = (text: (at: string) => string) =>
    [from, to]
      .map((at) => (at === null ? '' : text(at)))
      .join(' ~ ')
      .trim()
  return (
    <span className="whitespace-nowrap tabular-nums" title={ends((at) => dateText(at, locale))}>
      {from !== null && to !== null ? shortSpan(from, to, locale) : ends((at) => shortDate(at, locale))}
    </span>
  )
}

/** Columns of a list of what is shown in its time: where, whether it is shown now, from when and until when, and how it looks. */
function timedColumns(path: 'popups' | 'banners'): ListColumns {
  const StateCell = (props: ColumnProps) => {
    const period = usePeriod(path, props)
    return period === null ? '…' : <State period={period} />
  }
  const PeriodCell = (props: ColumnProps) => {
    const period = usePeriod(path, props)
    if (period === null) return '…'
    return period === undefined ? <span className="text-muted">–</span> : <Period period={period} />
  }
  const PreviewCell = ({ item }: ColumnProps) => <PreviewButton resource={resourceOf(path)} item={item} />
  return {
    fields: path === 'banners' ? ['code', 'image', 'index'] : ['code', 'image'],
    ...(path === 'popups' ? { isUndated: true } : {}),
    saysPublished: true,
    added: [
      { name: 'state', label: msg`지금 상태`, isFirst: true, Cell: StateCell },
      { name: 'period', label: msg`보이는 기간`, ...(path === 'popups' ? { sortBy: 'startsAt' } : {}), Cell: PeriodCell },
      { name: 'preview', label: msg`미리보기`, Cell: PreviewCell },
    ],
  }
}

export const popupColumns = timedColumns('popups')
export const bannerColumns = timedColumns('banners')
