import type { OwnCompany } from '#contract/account/companies.ts'
import { localeNames } from '#contract/locale-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../data/use-locale.ts'
import { ProgressBar } from '../ui/deferred/progress-bar.tsx'
import type { CompanyRole } from './company-fields.tsx'
import { otherLanguages } from './presentation-fields.tsx'
import { filesRead } from './queries.ts'

interface Step {
  /** The id of its field. */
  field: string
  name: string
  isThere: boolean
}

/** Lists what a complete profile says, by what it brings. */
function useSteps(id: string, company: OwnCompany, role: CompanyRole): readonly { brings: string; steps: readonly Step[] }[] {
  const { t } = useLingui()
  const files = useQuery(filesRead(useLocale())).data?.files
  const idOf = (field: string) => `${id}-company-${field}`
  const step = (field: keyof OwnCompany, name: string): Step => ({ field: idOf(field), name, isThere: company[field] !== null })
  const logo = { field: 'logo-file', name: t`회사 로고`, isThere: files?.some(({ kind }) => kind === 'logo') ?? true }
  const found = [step('sector', t`취급 분야`), step('country', t`국가`)]
  const reasons = [step('profile', t`회사 소개`), step('offers', t`제공하는 것`), step('seeks', t`찾는 것`)]
  const trust = [step('website', t`홈페이지`), step('foundedYear', t`설립 연도`), step('employees', t`직원 수`)]
  const spoken = { field: idOf('languages'), name: t`상담할 수 있는 언어`, isThere: company.languages.length > 0 }
  return [
    { brings: t`목록에서 조건으로 찾는 기업에 보입니다.`, steps: found },
    { brings: t`이름 옆에 보여 한눈에 알아봅니다.`, steps: [logo] },
    { brings: t`만날 까닭이 보여 제안과 수락이 쉬워집니다.`, steps: reasons },
    {
      brings: t`상대가 미리 확인하고 상담을 준비합니다.`,
      steps: [...trust, ...(role === 'SELLER' ? [step('exportExperience', t`수출 경험`)] : []), spoken],
    },
    {
      brings: t`그 언어를 쓰는 기업이 자기 말로 읽습니다.`,
      steps: otherLanguages(company).map((locale) => ({
        field: idOf(`${locale}.name`),
        name: localeNames[locale],
        isThere: company.names?.[locale] !== undefined && company.translations?.[locale]?.profile !== undefined,
      })),
    },
  ]
}

/** Leads to a field, also where it is folded. */
function lead(id: string): void {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** Says how complete a company's profile is, and what the rest would bring. */
export function ProfileCompleteness({ id, company, role }: { id: string; company: OwnCompany; role: CompanyRole }) {
  const { t } = useLingui()
  const groups = useSteps(id, company, role)
  const all = groups.flatMap(({ steps }) => steps)
  const [count, total] = [all.filter(({ isThere }) => isThere).length, all.length]
  return (
    <section aria-labelledby={`${id}-completeness`} className="mt-8 max-w-[44rem] rounded-card border border-line bg-surface p-5">
      <h2 id={`${id}-completeness`} className="font-bold">
        <Trans>
          소개 {total}가지 가운데 {count}가지를 채우셨습니다
        </Trans>
      </h2>
      <ProgressBar label={t`소개 ${total}가지 가운데 ${count}가지를 채우셨습니다`} max={total} value={count} className="mt-2" />
      <ul className="mt-2 space-y-2 text-sm">
        {groups
          .map(({ brings, steps }) => ({ brings, missing: steps.filter(({ isThere }) => !isThere) }))
          .filter(({ missing }) => missing.length > 0)
          .map(({ brings, missing }) => (
            <li key={brings}>
              <span className="text-muted">{brings}</span>{' '}
              {missing.map(({ field, name }) => (
                <button
                  key={field}
                  type="button"
                  className="mr-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  onClick={() => lead(field)}
                >
                  {name}
                </button>
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}
