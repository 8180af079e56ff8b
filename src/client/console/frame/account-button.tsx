import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { iconButtonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { screenWords } from '../i18n.ts'

/** Leads to one's own account, which has all of its menu: until that is there, or where it does not come. */
function AccountLink() {
  const { t } = useLingui()
  return (
    <Link to="/account" className={iconButtonClass()} aria-label={t`내 계정`}>
      <Icon name="user" />
    </Link>
  )
}

const AccountMenu = lazy(async () => {
  // Browsers before 2024 have no popovers.
  if (!('popover' in HTMLElement.prototype)) return { default: AccountLink }
  try {
    const [menu] = await Promise.all([import('../account/account-menu.tsx'), screenWords()])
    return { default: menu.AccountMenu }
  } catch {
    return { default: AccountLink }
  }
})

/** Name of who is logged in, in the bar. Nothing waits for it. */
export const AccountButton = () => (
  <Suspense fallback={<AccountLink />}>
    <AccountMenu />
  </Suspense>
)
