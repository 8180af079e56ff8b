import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useOtherTabs } from '../../session/other-tabs.ts'
import { useSession } from '../../session/use-session.ts'
import { alert } from '../../ui/alert.tsx'
import { ConsoleLogin } from './console-login.tsx'

/** A page of ours that is not the console. */
const isOfTheSite = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url !== undefined && url.origin === location.origin && !/^\/console(\/|$)/.test(url.pathname)
}

/**
 * The guard of the console (specification 6). Without a token the way in is free, and the console asks who it is. Without the scope
 * one is told so, and led back or home. A session that ends in the middle of a form hides what was open until the same person is
 * back, and loses nothing of it; somebody else begins anew.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const session = useSession()
  const isAsked = useOtherTabs()
  const [owner, setOwner] = useState<string>()
  const mayEnter = session?.scopes.includes('console') === true
  const isRefused = session != null && !mayEnter
  const isAnother = mayEnter && owner !== undefined && owner !== session.sub
  if (mayEnter && owner === undefined) setOwner(session.sub)

  const turnAway = useEffectEvent(async () => {
    await alert(t`접근권한이 없습니다`)
    if (isOfTheSite(document.referrer)) history.back()
    else location.replace('/')
  })
  useEffect(() => {
    if (isRefused) void turnAway()
  }, [isRefused])
  useEffect(() => {
    // Nothing that the other one has seen or typed is left in this document.
    if (isAnother) location.reload()
  }, [isAnother])

  return (
    <>
      {owner !== undefined && <div hidden={!mayEnter || isAnother}>{children}</div>}
      {session === undefined && isAsked && <ConsoleLogin />}
    </>
  )
}
