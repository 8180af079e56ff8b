import { createContext, type ReactNode } from 'react'

/** What stands in the place of a page that is not there: the layout of the site says. */
export const Missing = createContext<ReactNode>(null)
