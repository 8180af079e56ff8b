import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { givenBySite, settable } from '../resources.ts'

/** Kinds of one plain value that several items may have in common. */
const common: ReadonlySet<Shape['kind']> = new Set(['choice', 'boolean', 'day', 'instant', 'reference'])
/** The same, where it is nobody's own: a name, a number, the telephone of a person is. */
const ofThings: ReadonlySet<Shape['kind']> = new Set(['line', 'number', 'money'])

const isCommon = ({ isPersonal, unique = [] }: AnyResource, name: string, { kind }: Shape): boolean =>
  common.has(kind) || (ofThings.has(kind) && !isPersonal && !unique.includes(name))

/** The fields of a resource that can be given one value for many items; what has buttons of its own is not among them. */
export const bulkFields = (resource: AnyResource): readonly (readonly [name: string, shape: Shape])[] =>
  Object.entries(settable(resource)).filter(
    ([name, shape]) =>
      isCommon(resource, name, shape) &&
      !(resource.bulk ?? []).includes(name) &&
      !(name in givenBySite(resource)) &&
      name !== resource.ofSite?.field,
  )
