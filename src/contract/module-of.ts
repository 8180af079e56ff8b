import { modules } from './modules.ts'
import type { AnyResource } from './resource.ts'

/** Finds the name of the module that declares a resource. @throws Error where none does */
export function moduleOf({ path }: Pick<AnyResource, 'path'>): string {
  const module = modules.find(({ resources }) => resources.some((each) => each.path === path))
  if (module === undefined) throw new Error(`no module has ${path}`)
  return module.name
}
