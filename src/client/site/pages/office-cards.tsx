import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { settingQueries } from '../queries.ts'
import { SiteLink } from '../site-link.tsx'

/** The offices, each leading to its own place on the page of directions. */
export function OfficeCards() {
  const { t } = useLingui()
  const load = useQuery(settingQueries.detail(useLocale()))
  return (
    <Section eyebrow={t`오시는 길`} title={t`가까운 사무소에서 뵙겠습니다`}>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`사무소 안내를 불러오지 못했습니다.`}
        empty={t`사무소 안내를 준비하고 있습니다.`}
        isEmpty={({ setting }) => setting.offices.length === 0}
      >
        {({ setting }) => (
          <ul className="grid gap-6 xs:grid-cols-2 md:grid-cols-4">
            {setting.offices.map(({ code, name, address, image }) => (
              <li key={code}>
                <SiteLink href={`/contact#${code}`} className="group block h-full">
                  {image !== null && (
                    <Picture
                      picture={image}
                      alt=""
                      sizes="(width < 576px) 90vw, (width < 1024px) 45vw, 300px"
                      widths={[320, 480, 640]}
                      className="aspect-[4/3] rounded-card"
                    />
                  )}
                  <span className="mt-4 block text-lg font-bold group-hover:text-accent">{name}</span>
                  <span className="copyable mt-1 block text-sm text-muted">{address}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Section>
  )
}
