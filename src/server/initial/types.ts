import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { BaseFields } from '#contract/standard-calls.ts'

/** The fields of an item, without what every stored item carries. */
export type FieldsOf<R extends AnyResource> = Omit<ItemOf<R>, keyof BaseFields | 'version' | 'isPublished'>
