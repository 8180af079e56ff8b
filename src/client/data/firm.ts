import type { SiteName } from '#contract/sites.ts'
import { createContext, use } from 'react'

interface Site {
  name: string
  quickExitUrl: string
  /** Present in the frame of the trade centre: what its paths in `public/` begin with (`folder` in contract/sites.ts). */
  folder?: '/centre'
}

/** Name and quick exit of the site in whose frame a part is; these defaults until the setting has loaded (first visit, no network). */
export const Firm = createContext<Site>({ name: '', quickExitUrl: 'https://www.weather.go.kr/' })

/** The site in whose frame a page is. */
export const useSite = (): SiteName => (use(Firm).folder === undefined ? 'firm' : 'centre')
