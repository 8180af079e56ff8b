import { createContext } from 'react'

/** Opens the screen of an address within its list, where a form stands beside one; undefined: it is a screen of its own. */
export const ItemOpener = createContext<((address: string) => Promise<void>) | undefined>(undefined)
