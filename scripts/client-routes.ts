import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../src/client')

const mount = (directory: string) => ({ type: 'physical' as const, directory, pathPrefix: '' })

/** The pathless frames of the sites: `_firm`, `_fairs`, `_shared`. */
const frames = readdirSync(join(client, 'routes')).flatMap((file) => /^(_[a-z]\w*)\.tsx$/.exec(file)?.[1] ?? [])

/** Folders of pages of modules, found by their names: `<module>/routes`, or `<module>/console/routes`. */
const foldersOf = (below: string) =>
  readdirSync(client)
    .filter((name) => existsSync(join(client, name, 'module.ts')) && name !== 'console')
    .map((name) => `${name}/${below}`)
    .filter((folder) => existsSync(join(client, folder)))

const root = { type: 'root' as const, file: '__root.tsx' }

/**
 * The site's pages: `routes/` has the root, the frames and, in a folder of each frame, the pages that put several modules together.
 * The pages of a module are in `<module>/routes/`, in folders named after the frames.
 */
export const clientRoutes = {
  ...root,
  children: [
    ...frames.map((id) => ({
      type: 'layout' as const,
      id,
      file: `${id}.tsx`,
      children: existsSync(join(client, 'routes', id)) ? [mount(id)] : [],
    })),
    ...foldersOf('routes').map((folder) => mount(`../${folder}`)),
  ],
}

/** The console's screens that are no lists or forms: its own, and those of modules in `<module>/console/routes/`. */
export const consoleRoutes = { ...root, children: [mount('.'), ...foldersOf('console/routes').map((folder) => mount(`../../${folder}`))] }
