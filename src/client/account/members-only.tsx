import { sites } from '#contract/sites.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '../data/firm.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { isForStaff, useOtherTabs } from '../session/other-tabs.ts'
import { currentSession, type Session, useSession } from '../session/use-session.ts'

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const Leave = createContext<() => void>(() => undefined)
/** Begins the way to where anybody may be. Who ends the session right after it is not told to log in. */
export const useLeave = (): (() => void) => use(Leave)

interface Props {
  children: (session: Session) => ReactNode
  /** What is shown without a login, where there is anything. */
  instead?: (() => Promise<ReactNode>) | undefined
}

/**
 * The guard of a page for members (specification 6): who is not logged in is told so, and led to the login and back. A logout,
 * in this tab or in another one with the same session, takes what was shown away at once.
 */
export function MembersOnly({ children, instead }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const wanted = useRouterState({ select: ({ location }) => location.href })
  // A logout shows nothing of what somebody chose to keep: the page has to begin without a login, and not for staff.
  const [isWithout] = useState(() => currentSession() === undefined && !isForStaff())
  const isAsked = useOtherTabs()
  const isInstead = isWithout && isAsked && session === undefined && instead !== undefined
  const { data: shown, isPending } = useQuery({
    queryKey: ['without a login', wanted],
    queryFn: async () => (await instead?.()) ?? null,
    enabled: isInstead,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    networkMode: 'always',
  })
  const isTurnedAway = isAsked && session === undefined && !(isInstead && (isPending || shown != null))
  const locale = useLocale()
  const site = useSite()
  const isLeaving = useRef(false)
  const turnAway = useEffectEvent(async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    // Nobody else loads that part.
    if (isForStaff()) {
      const begin = import('../session/acting.ts').then(({ beginActing }) => beginActing(locale))
      const why = await begin.then(() => undefined, toMessage)
      isLeaving.current = false
      if (why === undefined) return
      await alert(why)
      await navigate({ to: sites[site].home, replace: true })
      return
    }
    await alert(t`로그인 후 이용가능합니다`)
    await navigate({ to: '/login', state: { wanted }, replace: true })
  })
  useEffect(() => {
    if (isTurnedAway) void turnAway()
  }, [isTurnedAway])
  const leave = () => {
    isLeaving.current = true
    void navigate({ to: sites[site].home, replace: true })
  }
  if (isInstead && shown != null) return shown
  return session == null ? <div className="skeleton h-96" aria-busy="true" /> : <Leave value={leave}>{children(session)}</Leave>
}
