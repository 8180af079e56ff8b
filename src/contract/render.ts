/** What the HTTP server hands to the server-rendering bundle for one page. */
export interface RenderContext {
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

/** Renders one page. The body is the whole document. */
export type Render = (request: Request, context: RenderContext) => Promise<Response>

/** Set on a rendered page of which a part could not be loaded. */
export const partialHeader = 'x-partial'
