import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ownScreens } from './own-screens.ts'

/** The screens of one's own account, above each of them. */
export function OwnTabs() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`내 계정의 화면`} className="mb-6 flex max-w-full overflow-x-auto border-b border-line">
      {ownScreens.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap hover:bg-wash aria-[current=page]:border-accent aria-[current=page]:font-semibold"
        >
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  )
}
