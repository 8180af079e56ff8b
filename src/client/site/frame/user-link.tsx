import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { useKnownSession } from '../../session/use-session.ts'

interface Props {
  className: string
  onClick?: () => void
  /** In place of the words, which are for the ear then. */
  icon?: ReactNode
}

/** The user menu's one link (specification 2.1): to the own page of who is logged in, to joining of who is not. */
export function UserLink({ icon, ...link }: Props) {
  const { t } = useLingui()
  const [to, label] = useKnownSession() === undefined ? (['/join', t`회원가입·로그인`] as const) : (['/mypage/myinfo', t`내 정보`] as const)
  return (
    <PageLink to={to} {...link} {...(icon === undefined ? {} : { 'aria-label': label })}>
      {icon ?? label}
    </PageLink>
  )
}
