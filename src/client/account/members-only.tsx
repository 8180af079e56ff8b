import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { type Session, useSession } from '../session/use-session.ts'

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const Leave = createContext<() => void>(() => undefined)
/** Begins the way to where anybody may be. Who ends the session right after it is not told to log in. */
export const useLeave = (): (() => void) => use(Leave)

/**
 * The guard of a page for members (specification 6): who is not logged in is told so, and led to the login and back. A logout,
 * in this tab or in another one with the same session, takes what was shown away at once.
 */
export function MembersOnly({ children }: { children: (session: Session) => ReactNode }) {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const wanted = useRouterState({ select: ({ location }) => location.pathname })
  const locale = useLocale()
  const isLeaving = useRef(false)
  const turnAway = useEffectEvent(async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    // The console has opened this tab for staff; nobody else loads that part.
    if (location.hash.startsWith('#acting=')) {
      const begin = import('../session/acting.ts').then(({ beginActing }) => beginActing(locale))
      const why = await begin.then(() => undefined, toMessage)
      isLeaving.current = false
      if (why === undefined) return
      await alert(why)
      await navigate({ to: '/', replace: true })
      return
    }
    await alert(t`로그인 후 이용가능합니다`)
    await navigate({ to: '/login', state: { wanted }, replace: true })
  })
  useEffect(() => {
    if (session === undefined) void turnAway()
  }, [session])
  const leave = () => {
    isLeaving.current = true
    void navigate({ to: '/', replace: true })
  }
  return session == null ? <div className="skeleton h-96" aria-busy="true" /> : <Leave value={leave}>{children(session)}</Leave>
}
