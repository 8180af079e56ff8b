import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StateText } from '../../console/list/state-text.tsx'
import type { ColumnProps, ListColumns } from '../../console/module.ts'
import { useLocale } from '../../data/use-locale.ts'
import { editionState } from './editions.ts'
import { editionsRead } from './editions-read.ts'

/** Tells which edition of a text readers get now; the cells of a text share one call. */
function State({ item }: ColumnProps) {
  const [now] = useState(() => new Date().toISOString())
  const { data } = useQuery(editionsRead(useLocale(), item))
  if (data === undefined) return '…'
  switch (editionState(item, data.items, now)) {
    case 'draft':
      return (
        <StateText when="not">
          <Trans>임시 저장</Trans>
        </StateText>
      )
    case 'planned':
      return (
        <StateText when="later">
          <Trans>시행 예정</Trans>
        </StateText>
      )
    case 'inForce':
      return (
        <StateText when="now">
          <Trans>시행 중</Trans>
        </StateText>
      )
    case 'former':
      return (
        <StateText when="not">
          <Trans>지난 판</Trans>
        </StateText>
      )
  }
}

/** Columns of the list of terms: which of the editions of a text is in force; its name says what the text is. */
export const termColumns: ListColumns = {
  fields: ['site', 'edition', 'effectiveAt'],
  saysPublished: true,
  added: [{ name: 'state', label: msg`시행 여부`, isFirst: true, Cell: State }],
}
