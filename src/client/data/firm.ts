import { createContext } from 'react'

/** Firm's name and quick exit for parts of all modules; these defaults until the setting has loaded (first visit, no network). */
export const Firm = createContext({ name: '', quickExitUrl: 'https://www.weather.go.kr/' })
