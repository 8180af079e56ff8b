import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

/** A user name, as password managers know it: nothing corrects it. */
export const UsernameField = (props: Props) => (
  <TextField {...props} name="username" autoComplete="username" autoCapitalize="off" spellCheck={false} aria-required="true" />
)
