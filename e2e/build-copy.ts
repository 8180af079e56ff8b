import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Makes a copy of the build (`DIST`) out of hard links; files of it are replaced, never written into. */
export async function copyBuild(to: string, from = resolve(root, process.env['DIST'] ?? 'dist')): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyBuild(target, source)
    // Another file system takes no links.
    else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target))
  }
}

/** Replaces the service worker of such a copy, which makes it a new build. */
export async function replaceWorker(dist: string, change: (source: string) => string): Promise<void> {
  const worker = join(dist, 'client/sw.js')
  await writeFile(`${worker}.new`, change(await readFile(worker, 'utf8')))
  for (const copy of ['.br', '.gz']) await rm(`${worker}${copy}`, { force: true })
  await rename(`${worker}.new`, worker)
}
