import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CountLine } from '../../console/screens/count-line.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Counts the messages of the last days that did not arrive. */
export function FailedDeliveries() {
  const { t } = useLingui()
  const [from] = useState(() => new Date(Date.now() - 7 * 86_400_000).toISOString())
  const query = { state: 'failed', from, limit: 1 } as const
  const { data } = useQuery(readOptions('GET /api/console/deliveries', useLocale(), { query }))
  return <CountLine address="deliveries" search={{ state: 'failed' }} label={t`지난 7일의 발송 실패`} count={data?.summary.total} />
}
