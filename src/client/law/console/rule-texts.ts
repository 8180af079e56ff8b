import type { AssignmentRule } from '#contract/law/assignment.ts'
import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { useNames } from '../../console/names.ts'

type Shapes = Readonly<Record<string, Shape>>

/** Provides the parts of the rules and of the goal by their places in the form, and what they hold as one line. */
export function useRuleTexts({ rules, goal }: Shapes): { shapes: Shapes; toText: (place: string, value: unknown) => string } {
  const { t, i18n } = useLingui()
  const inRule = rules?.item?.fields ?? {}
  const names = useNames(inRule['_assignees']?.item?.reference)?.names ?? []
  const ofGoal = Object.entries(goal?.fields ?? {}).map(([name, shape]) => [`goal.${name}`, shape] as const)
  const all: Shapes = { ...(rules && { rules }), ...Object.fromEntries(ofGoal) }
  const choiceOf = (shape: Shape | undefined, value: unknown) => i18n._(shape?.choices?.[String(value)] ?? String(value))
  const ruleText = (rule: AssignmentRule, index: number) => {
    const { site, kind, locale, _assignees } = rule
    const about = Object.entries({ site, kind, locale }).flatMap(([name, value]) => (value === null ? [] : [choiceOf(inRule[name], value)]))
    const who = _assignees.map((_id) => names.find((each) => each._id === _id)?.name ?? t`이전 담당자`)
    return `${index + 1}. ${about.length === 0 ? t`모든 상담` : about.join(' · ')} → ${who.length === 0 ? '–' : who.join(', ')}`
  }
  return {
    shapes: Object.fromEntries(Object.entries(all).map(([place, shape]) => [place, { ...shape, kind: 'text' }])),
    toText: (place, value) => {
      if (place === 'rules') return (value as readonly AssignmentRule[]).map(ruleText).join(' / ')
      if (Array.isArray(value)) return value.map((each: unknown) => choiceOf(all[place]?.item, each)).join(', ')
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    },
  }
}
