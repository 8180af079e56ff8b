/** How long to wait before another try, in milliseconds. */
const pause = 4000

/** Loads what a page cannot do without: tries again until it has come. What the server has rendered stands there meanwhile. */
export const persistently = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return persistently(load)
  })
