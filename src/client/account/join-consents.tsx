import { joinConsents } from '#contract/account/join-consents.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Term } from './join-terms.ts'
import { markOf, Mistake, type Mistakes } from '../content/marked-form.tsx'
import { TermText } from './term-text.tsx'
import { Dialog, opens } from '../ui/deferred/dialog.tsx'

interface Props {
  terms: readonly (Term | undefined)[]
  mistakes: Mistakes
}

/** The three steps of consent (specification 9): each with its text in a dialog, and a box that nobody can tick before the text has come. */
export function JoinConsents({ terms, mistakes }: Props) {
  const { t } = useLingui()
  return (
    <fieldset id="join-consents" tabIndex={-1}>
      <legend className="text-sm font-semibold">
        <Trans>동의</Trans>
      </legend>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {joinConsents.map(({ code, isRequired }, index) => {
          const term = terms[index]
          const subject = term?.subject ?? ''
          return (
            <li key={code} className="flex flex-wrap items-center gap-x-3 py-1">
              <label htmlFor={`join-${code}`} className="flex min-h-11 flex-1 items-center gap-3 text-sm">
                <input
                  id={`join-${code}`}
                  name="consents"
                  value={code}
                  type="checkbox"
                  disabled={term === undefined}
                  className="size-5 accent-accent"
                  aria-required={isRequired}
                  {...markOf(mistakes, `join-${code}`)}
                />
                <span>{isRequired ? <Trans>(필수) {subject}</Trans> : <Trans>(선택) {subject}</Trans>}</span>
              </label>
              <button
                {...opens(`join-${code}-text`)}
                aria-label={t`${subject} 내용 보기`}
                className="min-h-11 shrink-0 px-2 text-sm underline underline-offset-4"
              >
                <Trans>내용 보기</Trans>
              </button>
              <Dialog id={`join-${code}-text`} title={subject}>
                {term === undefined ? (
                  <p>
                    <Trans>동의 내용을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.</Trans>
                  </p>
                ) : (
                  <TermText term={term} />
                )}
              </Dialog>
              <Mistake of={`join-${code}`} mistakes={mistakes} />
            </li>
          )
        })}
      </ol>
      <Mistake of="join-consents" mistakes={mistakes} />
    </fieldset>
  )
}
