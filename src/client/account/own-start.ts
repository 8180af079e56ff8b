import { currentSession, isTrader } from '../session/use-session.ts'

/** Returns the page at which a member starts who has just come in: sellers and buyers at what is next, others at their account. */
export const ownStart = (): string => (isTrader(currentSession()) ? '/mypage/today' : '/mypage/myinfo')
