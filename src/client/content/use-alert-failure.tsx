import { useLingui } from '@lingui/react/macro'
import { Unreachable } from '../data/http.ts'
import { alert } from '../ui/alert.tsx'

/** Why something that was pressed has failed: the server's own words, or that there is no connection. */
export function useFailureText(): (error: Error) => string {
  const { t } = useLingui()
  return (error) =>
    error instanceof Unreachable ? t`인터넷에 연결되지 않아 하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.` : error.message
}

/** Alerts why something that was pressed has failed. */
export function useAlertFailure(): (error: Error) => Promise<void> {
  const textOf = useFailureText()
  return (error) => alert(textOf(error))
}
