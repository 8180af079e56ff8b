import type { Answer } from '#contract/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadState } from '../../ui/load-state.tsx'

interface Props {
  /** Of the box. */
  id: string
  term: UseQueryResult<Answer<'GET /api/v1/terms/{code}'>>
  isAgreed: boolean
  isInvalid: boolean
  onAgree: (isAgreed: boolean) => void
}

/** Purpose, items, period, and the right to refuse with its effect; below it a box that nobody has ticked beforehand. */
export function Consent({ id, term, isAgreed, isInvalid, onAgree }: Props) {
  const { t } = useLingui()
  return (
    <div>
      <LoadState
        load={term}
        skeleton={<div className="skeleton h-40" />}
        failed={t`동의 내용을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        empty={t`동의 내용이 없습니다.`}
        isEmpty={({ term: { consent } }) => consent === null}
      >
        {({ term: { consent, subject } }) => (
          <table className="w-full border-collapse text-xs">
            <caption className="mb-2 text-left text-sm font-semibold">{subject}</caption>
            <tbody>
              {[
                [t`수집 목적`, consent?.purpose],
                [t`수집 항목`, consent?.items],
                [t`보유 기간`, consent?.period],
                [t`거부할 권리`, consent?.refusal],
              ].map(([name, text]) => (
                <tr key={name}>
                  <th scope="row" className="w-24 border border-line bg-wash px-3 py-2 text-left align-top font-semibold">
                    {name}
                  </th>
                  <td className="border border-line px-3 py-2 whitespace-pre-line">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LoadState>
      <label htmlFor={id} className="mt-3 flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input
          id={id}
          type="checkbox"
          className="size-5 accent-accent"
          checked={isAgreed}
          aria-required="true"
          aria-invalid={isInvalid}
          onChange={({ target }) => onAgree(target.checked)}
        />
        <Trans>개인정보 수집과 이용에 동의합니다.</Trans>
      </label>
    </div>
  )
}
