import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../../data/http.ts'

/** Alerts why something has failed, with what the server says of each field. */
export function useReasons(): (error: Error) => void {
  const alertFailure = useAlertFailure()
  return (error) => {
    const issues = error instanceof ApiFailure ? (error.answer.issues ?? []) : []
    void alertFailure(issues.length === 0 ? error : new Error(issues.map(({ message }) => message).join('\n')))
  }
}
