import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ConsentTable } from '../../content/consent-table.tsx'
import { LoadState } from '../../ui/load-state.tsx'

type Term = Answer<'GET /api/v1/terms/{code}'>

interface Agreement {
  /** Of the box. */
  id: string
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

interface Props extends Agreement {
  term: UseQueryResult<Term>
  isInvalid: boolean
}

const Box = ({ isAgreed, onAgree, children, ...box }: Agreement & ComponentProps<'input'>) => (
  <label htmlFor={box.id} className="mt-3 flex min-h-11 items-center gap-3 text-sm font-semibold">
    <input
      {...box}
      type="checkbox"
      className="size-5 accent-accent"
      checked={isAgreed}
      onChange={({ target }) => onAgree(target.checked)}
    />
    {children}
  </label>
)

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
        {(answer) => <ConsentTable term={answer.term} />}
      </LoadState>
      <Box id={id} isAgreed={isAgreed} onAgree={onAgree} aria-required="true" aria-invalid={isInvalid}>
        <Trans>개인정보 수집과 이용에 동의합니다.</Trans>
      </Box>
    </div>
  )
}

/** Asked for apart from the rest, where the text says that sensitive matters may be written: one may send without it. */
export function SensitiveConsent({ id, term, ...agreement }: Agreement & { term: Term | undefined }) {
  const sensitive = term?.term.consent?.sensitive
  if (sensitive == null) return null
  return (
    <div className="!mt-0">
      <Box {...agreement} id={id} aria-describedby={`${id}-text`}>
        <Trans>민감정보의 처리에 동의합니다. (선택)</Trans>
      </Box>
      <p id={`${id}-text`} className="text-xs whitespace-pre-line text-muted">
        {sensitive}
      </p>
    </div>
  )
}
