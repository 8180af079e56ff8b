const retryDelay = 4000

/** Imports a module that the page cannot do without: tries again every four seconds until it has come. */
export const retryImport = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
    return retryImport(load)
  })
