import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from '../data/use-locale.ts'
import { PasswordForm } from '../session/password-form.tsx'
import { sessionsRead } from './queries.ts'

/** Another password: the list of devices that are logged in is another one then. */
export function MyPassword() {
  const locale = useLocale()
  const client = useQueryClient()
  return <PasswordForm onChanged={() => client.invalidateQueries({ queryKey: sessionsRead(locale).queryKey })} />
}
