import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../data/use-locale.ts'
import { koreanDay } from '../ui/day.ts'
import { LoadState } from '../ui/load-state.tsx'
import { consentsRead } from './queries.ts'

/** What was agreed to, when, and in which edition. */
export function MyConsents() {
  const { t } = useLingui()
  const load = useQuery(consentsRead(useLocale()))
  const names = { 'terms-of-use': t`이용약관`, 'privacy-join': t`개인정보 수집과 이용`, marketing: t`소식 받기` }
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`동의하신 내용을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      empty={t`동의하신 약관이 없습니다.`}
      isEmpty={({ consents }) => consents.length === 0}
    >
      {({ consents }) => (
        <ul className="border-b border-line">
          {consents.map(({ _id, code, version, agreedAt }) => {
            const name = names[code]
            return (
              <li key={_id} className="flex justify-between gap-4 border-t border-line py-2.5">
                <span>{t`${name} ${version}판`}</span>
                <time dateTime={agreedAt} className="text-muted tabular-nums">
                  {koreanDay(agreedAt)}
                </time>
              </li>
            )
          })}
        </ul>
      )}
    </LoadState>
  )
}
