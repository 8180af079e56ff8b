import { useLingui } from '@lingui/react/macro'
import { useSetting } from '../queries.ts'
import { SiteLink } from '../../content/site-link.tsx'

/** Section 13 of the home page: sister sites. */
export function SisterSites() {
  const { t } = useLingui()
  const { data } = useSetting()
  if (data === undefined || data.setting.sisterSites.length === 0) return null
  return (
    <nav aria-label={t`함께 운영하는 홈페이지`} className="border-t border-line">
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
