import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { type Rules, RulesForm } from './rules-form.tsx'

/** Names those whom rules name in vain. */
function Skipped({ skipped }: Pick<Rules, 'skipped'>) {
  return (
    <ul className="mb-6 max-w-3xl space-y-1 rounded-card border border-line bg-wash p-4 text-sm">
      {skipped.map(({ rule, name }) => (
        <li key={`${rule} ${name}`}>
          {name === null ? (
            <Trans>배정 규칙 {rule + 1}: 맡을 사람이 없어 건너뜁니다.</Trans>
          ) : (
            <Trans>
              배정 규칙 {rule + 1}: {name} 님은 지금 상담을 맡을 수 없어 건너뜁니다.
            </Trans>
          )}
        </li>
      ))}
    </ul>
  )
}

/** `/console/forms/rules`: to whom requests are given when they arrive. */
export function RulesScreen() {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <LoadedScreen
      title={t`상담 배정과 응답 목표`}
      about={t`새 상담은 위에서부터 처음 맞는 규칙의 담당자에게 가고, 담당자가 여럿이면 한 건씩 차례로 맡습니다. 맞는 규칙이 없으면 담당자 없이 남습니다.`}
      load={useQuery(readOptions('GET /api/console/forms/rules', locale, {}))}
      failed={t`규칙을 불러오지 못했습니다.`}
    >
      {(rules) => (
        <>
          {rules.skipped.length > 0 && <Skipped skipped={rules.skipped} />}
          <RulesForm rules={rules} />
        </>
      )}
    </LoadedScreen>
  )
}
