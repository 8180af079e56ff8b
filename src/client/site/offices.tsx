import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../data/use-locale.ts'
import { LoadState } from '../ui/load-state.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { settingQueries } from './queries.ts'
import { SiteLink } from './site-link.tsx'

/** Section 11 of the home page: four offices, all linking to the directions. */
export function Offices() {
  const { t } = useLingui()
  const query = useQuery(settingQueries.detail(useLocale()))
  return (
    <Section eyebrow={t`오시는 길`} title={t`가까운 사무소에서 뵙겠습니다`}>
      <LoadState
        load={query}
        skeleton={<div className="skeleton h-72" />}
        failed={t`사무소 안내를 불러오지 못했습니다.`}
        empty={t`사무소 안내를 준비하고 있습니다.`}
        isEmpty={({ setting }) => setting.offices.length === 0}
      >
        {({ setting }) => (
          <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-4">
            {setting.offices.map((office) => (
              <li key={office.code}>
                <SiteLink href="/contact" className="group block h-full">
                  {office.image !== null && (
                    <Picture
                      picture={office.image}
                      alt=""
                      sizes="(width < 768px) 90vw, 300px"
                      widths={[320, 480, 640]}
                      className="aspect-[4/3] rounded-card"
                    />
                  )}
                  <span className="mt-4 block text-lg font-bold group-hover:text-accent">{office.name}</span>
                  <span className="copyable mt-1 block text-sm text-muted">{office.address}</span>
                  <span className="copyable mt-2 block font-semibold tabular-nums">{office.phone}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Section>
  )
}

/** Section 13 of the home page: sister sites. */
export function SisterSites() {
  const { t } = useLingui()
  const { data } = useQuery(settingQueries.detail(useLocale()))
  if (data === undefined) return null
  return (
    <nav aria-label={t`함께 운영하는 사이트`} className="border-t border-line">
      <ul className="mx-auto flex w-full max-w-[1320px] flex-wrap justify-center gap-x-8 px-5 py-4">
        {data.setting.sisterSites.map(({ name, url }) => (
          <li key={url}>
            <SiteLink href={url} className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
