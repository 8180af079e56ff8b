import type { DraftMeeting } from '#contract/trade/fair-schedule.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldClass } from '../../../content/field.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'

/** What takes the place of the button that was pressed takes its focus. */
const focus = (element: HTMLSelectElement | null) => element?.focus()

interface Props {
  _fair: string
  meeting: DraftMeeting
  timeZone: string
  change: (change: { startsAt: string }) => void
  onEnd: () => void
}

/** When a meeting could be instead: only what both sides, and a table, have left. */
export function MoveMeeting({ _fair, meeting: { _id: mid, startsAt }, timeZone, change, onEnd }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule/meetings/{mid}', locale, { params: { _id: _fair, mid } }),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-11" />} failed={t`옮길 수 있는 시간을 불러오지 못했습니다.`}>
      {({ free }) => {
        const others = free.filter((start) => start !== startsAt)
        return (
          <span className="flex flex-wrap items-center gap-1">
            {others.length === 0 ? (
              <Trans>옮길 수 있는 시간이 없습니다.</Trans>
            ) : (
              <>
                <select
                  ref={focus}
                  aria-label={t`새 시간`}
                  value={wanted}
                  className={fieldClass('w-auto! text-sm')}
                  onChange={({ target }) => setWanted(target.value)}
                >
                  <option value="">{t`시간 고르기`}</option>
                  {others.map((start) => (
                    <option key={start} value={start}>
                      {dateText(start, locale, timeZone)}
                    </option>
                  ))}
                </select>
                <button
                  type="button"
                  className={buttonClass('primary', 'px-3')}
                  aria-disabled={wanted === ''}
                  onClick={() => {
                    if (wanted === '') return
                    change({ startsAt: wanted })
                    onEnd()
                  }}
                >
                  <Trans>옮기기</Trans>
                </button>
              </>
            )}
            <button type="button" className={buttonClass('quiet', 'px-3')} onClick={onEnd}>
              <Trans>그대로 두기</Trans>
            </button>
          </span>
        )
      }}
    </LoadState>
  )
}
