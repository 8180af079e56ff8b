import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../src/client')

const mount = (directory: string) => ({ type: 'physical' as const, directory, pathPrefix: '' })

/** The pathless frames of the sites: `_firm`, `_fairs`, `_shared`. */
const frames = readdirSync(join(client, 'routes')).flatMap((file) => /^(_[a-z]\w*)\.tsx$/.exec(file)?.[1] ?? [])

/** Modules with pages of their own, found by folder; the console is a build of its own. */
const modules = readdirSync(client).filter((name) => name !== 'console' && existsSync(join(client, name, 'module.ts')))
const mounted = modules.filter((name) => existsSync(join(client, name, 'routes')))

/**
 * The site's pages: `routes/` has the root, the frames and, in a folder of each frame, the pages that put several modules together.
 * The pages of a module are in `<module>/routes/`, in folders named after the frames.
 */
export const clientRoutes = {
  type: 'root' as const,
  file: '__root.tsx',
  children: [
    ...frames.map((id) => ({
      type: 'layout' as const,
      id,
      file: `${id}.tsx`,
      children: existsSync(join(client, 'routes', id)) ? [mount(id)] : [],
    })),
    ...mounted.map((name) => mount(`../${name}/routes`)),
  ],
}
