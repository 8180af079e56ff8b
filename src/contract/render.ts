import type { OnlySite } from './sites.ts'

/** Input of the server-rendering bundle for one page. */
export interface RenderContext {
  only: OnlySite
  /** The origin of the other site, where each has a host of its own. */
  other: string | undefined
  /** The built index.html. */
  template: string
  locale: string
  /** The public origin, for canonical links. */
  origin: string
  /** The built files of each module, by its source, and of each route, by its id (server/pages/preloads.ts). */
  preloads: ReadonlyMap<string, readonly string[]>
  /** Answers the API in process. */
  api: (path: string, init?: RequestInit) => Promise<Response>
}

/** A source of the picture that a page shows first, in its best format: attributes of `<source>`. */
export interface FirstPictureSource {
  srcSet: string
  sizes: string
  media?: string
}

/** The address whose page is shown wherever there is none: one for each language. It carries no data, and is not hydrated. */
export const missingPath = '/404'

export interface RenderedPage {
  status: number
  /** Where it is a redirect. */
  location: string | null
  /** The whole document; empty where there is no such page (404): the one at `missingPath` is shown. */
  html: string
  /** The texts of the scripts in it that the router wrote. Those of the template are known already. */
  scripts: readonly string[]
  firstPicture: readonly FirstPictureSource[]
  /** A part could not be loaded. */
  isPartial: boolean
}

/** Returns whether a path can be a page, judged by its form without rendering. Most paths that strangers try are not. */
export type HasPage = (path: string) => boolean

export type Render = (request: Request, context: RenderContext) => Promise<RenderedPage>
