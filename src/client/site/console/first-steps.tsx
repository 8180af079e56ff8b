import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { itemRead, listRead, resourceOf } from '../../console/resources.ts'

/** What an installation is called until it says its name (server/initial/setting.ts), and how terms mark what the office has to fill in. */
const neutral = { name: '법률사무소', blank: '<strong>[사무소가' }

/** How much of something visitors find; undefined until it is known. */
function usePublic() {
  const locale = useLocale()
  const limit = { limit: 1 }
  const lawyers = useQuery(readOptions('GET /api/v1/lawyers', locale, { query: limit }))
  const representative = useQuery(readOptions('GET /api/v1/lawyers', locale, { query: { isRepresentative: true, ...limit } }))
  const letter = useQuery(readOptions('GET /api/v1/statements', locale, { query: { code: 'letter', ...limit } }))
  const stories = useQuery(readOptions('GET /api/v1/success', locale, { query: limit }))
  const banners = useQuery(readOptions('GET /api/v1/banners/{code}', locale, { params: { code: 'home' }, query: limit }))
  return {
    lawyers: lawyers.data?.summary.total,
    representative: representative.data?.summary.total,
    letter: letter.data?.summary.total,
    stories: stories.data?.summary.total,
    banners: banners.data?.summary.total,
  }
}

/** Renders what the public site still lacks, each step linked to its form. A draft does not complete a step. */
export function FirstSteps() {
  const { t } = useLingui()
  const locale = useLocale()
  const setting = useQuery(itemRead(resourceOf('setting'), locale, 'setting')).data
  const terms = useQuery(listRead(resourceOf('terms'), locale, { limit: 100 })).data?.items
  const shown = usePublic()
  const isEmpty = (...names: string[]) => setting !== undefined && names.some((name) => setting[name] === null)
  const name = setting?.['name'] as { ko: string } | undefined
  const offices = setting?.['offices']
  const blanks = terms?.filter((term) => JSON.stringify(term['content']).includes(neutral.blank)) ?? []
  const steps = [
    {
      isOpen: name?.ko === neutral.name || isEmpty('consultPhone'),
      to: name?.ko === neutral.name ? 'setting/firm' : 'setting/contact',
      label: t`법인의 이름과 전화번호를 적습니다`,
    },
    {
      isOpen: isEmpty('legalEntity', 'registrationNumber', 'representative', 'adLawyer', 'privacyOfficer'),
      to: 'setting/firm',
      label: t`사업자 정보와 광고책임변호사, 개인정보 보호책임자를 적습니다`,
    },
    { isOpen: Array.isArray(offices) && offices.length === 0, to: 'setting/offices', label: t`사무소를 적습니다` },
    { isOpen: blanks.length > 0, to: blanks.length === 1 ? `terms/${blanks[0]?._id}` : 'terms', label: t`약관의 빈칸을 채웁니다` },
    { isOpen: shown.lawyers === 0, to: 'lawyers/create', label: t`첫 변호사를 소개하고 게시합니다` },
    { isOpen: shown.lawyers !== 0 && shown.representative === 0, to: 'lawyers', label: t`대표변호사를 정합니다` },
    { isOpen: shown.letter === 0, to: 'statements/create', label: t`대표변호사 인사말을 쓰고 게시합니다` },
    { isOpen: shown.stories === 0, to: 'success/create', label: t`첫 성공사례를 쓰고 게시합니다` },
    { isOpen: shown.banners === 0, to: 'banners/create', label: t`첫 화면의 배너를 만들고 게시합니다` },
  ].filter(({ isOpen }) => isOpen)
  if (steps.length === 0) return null
  return (
    <section aria-label={t`남은 준비`} className="rounded-card border-2 border-accent bg-surface p-5">
      <h2 className="font-bold">
        <Trans>사이트를 열기까지 남은 준비</Trans>
      </h2>
      <ol className="mt-3 list-decimal space-y-1 pl-5">
        {steps.map(({ to, label }) => (
          <li key={label}>
            <Link to="/$" params={{ _splat: to }} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
