import type { AnyResource } from '#contract/resource.ts'
import { hasSite } from '#contract/sites.ts'
import { onlySite } from '../data/only.ts'

type Group = NonNullable<AnyResource['groups']>[number]
/** Fields with a form of their own. */
export type Topic = Group & { topic: string }

/** Returns the topics of a resource whose form is divided into several, without those of a site that is off. */
export const formTopics = ({ groups = [] }: AnyResource): Topic[] =>
  groups.flatMap((group) => (group.topic === undefined || !hasSite(onlySite(), group.site) ? [] : [{ ...group, topic: group.topic }]))

/** Narrows a resource to the fields of a topic: its form knows, keeps and sends nothing else. */
export function withTopic({ groups: _groups, ...resource }: AnyResource, { fields }: Topic): AnyResource {
  return { ...resource, changeable: fields }
}
