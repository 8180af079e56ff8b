import { Trans } from '@lingui/react/macro'
import type { ProductQuestion } from '../queries.ts'

/** State of a question: what waits has the colour of what is to be done. */
export const QuestionState = ({ state }: Pick<ProductQuestion, 'state'>) => (
  <span
    className={`rounded-full border px-2.5 text-xs font-bold ${state === 'answered' ? 'border-line text-muted' : 'border-current text-accent'}`}
  >
    {state === 'answered' ? <Trans>답변 완료</Trans> : <Trans>답변 대기</Trans>}
  </span>
)
