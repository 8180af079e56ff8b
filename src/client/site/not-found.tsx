import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../ui/button.ts'
import { frame } from '../ui/section.tsx'
import { menu } from './menu.ts'
import { SiteLink } from './site-link.tsx'

/** Says that a page is not there, and where to go from here. */
export function NotFound() {
  const { i18n } = useLingui()
  return (
    <div className={`${frame} py-[clamp(4rem,9vw,8rem)]`}>
      <p className="text-sm font-semibold text-accent">404</p>
      <h1 className="mt-2 font-serif text-2xl font-semibold">
        <Trans>찾으시는 화면이 없습니다</Trans>
      </h1>
      <p className="mt-4 max-w-[40em] text-muted">
        <Trans>주소가 바뀌었거나 아직 준비하고 있는 화면일 수 있습니다. 처음 화면에서 다시 찾아보시거나, 전화로 문의해 주십시오.</Trans>
      </p>
      <p className="mt-8">
        <SiteLink href="/" className={buttonClass('primary')}>
          <Trans>처음으로</Trans>
        </SiteLink>
      </p>
      <ul className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-6">
        {menu.map(({ label, items }) => (
          <li key={items[0]?.href}>
            <SiteLink href={items[0]?.href ?? '/'} className="inline-flex min-h-11 items-center text-muted hover:text-ink">
              {i18n._(label)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
