import { msg } from '@lingui/core/macro'

/** Screens of one's own account. */
export const ownScreens = [
  { to: '/account', label: msg`내 계정` },
  { to: '/password', label: msg`비밀번호와 보안` },
  { to: '/alerts', label: msg`내 알림` },
] as const
