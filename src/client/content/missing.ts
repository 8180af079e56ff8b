import { createContext, type ReactNode } from 'react'

/** Content shown in place of a missing page, provided by the layout of the site. */
export const Missing = createContext<ReactNode>(null)
