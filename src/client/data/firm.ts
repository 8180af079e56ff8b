import { createContext } from 'react'

/** What parts of every module say of the firm, from the setting; this while it is not there yet (first visit, no network). */
export const Firm = createContext({ name: '', quickExitUrl: 'https://www.weather.go.kr/' })
