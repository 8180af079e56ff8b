import { createContext } from 'react'

/**
 * Told whether something is changed in the form of an item that stands beside something else: its button is filled from then on.
 * Undefined: the form is what its screen is for.
 */
export const FormBeside = createContext<((isChanged: boolean) => void) | undefined>(undefined)

/** Look of the button that sends a form: outlined while another one of the screen is what somebody most likely presses next. */
export const FootLook = createContext<'primary' | 'outline'>('primary')
