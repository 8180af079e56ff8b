import type { Answer, Body } from '#contract/api.ts'
import { assignmentCalls } from '#contract/law/assignment.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bodyFields } from '../../console/form/body-fields.ts'
import { ConflictNotice } from '../../console/form/conflict-notice.tsx'
import { focusFirstInvalid } from '../../console/form/focus-first-invalid.ts'
import { type ItemForm, useItemForm, type Values } from '../../console/form/form.ts'
import { FormFoot } from '../../console/form/form-foot.tsx'
import { ItemField } from '../../console/form/item-field.tsx'
import { type Conflict, merge } from '../../console/form/merge.ts'
import { useLeavingGuard } from '../../console/form/use-leaving-guard.ts'
import { fieldsToWire } from '../../console/form/values.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { ApiFailure, api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withHeaders } from '../../session/with-body.ts'
import { useRuleTexts } from './rule-texts.ts'

const put = 'PUT /api/console/forms/rules'
const fields = bodyFields(assignmentCalls[put])
const goalFields = fields['goal']?.fields ?? {}

export type Rules = Answer<'GET /api/console/forms/rules'>

const valuesOf = ({ rules, goal }: Rules): Values => ({ rules, goal })

/** What is merged one by one: all rules with their order, and each part of the goal. The names are places of the form. */
const partsOf = ({ rules, goal }: Values): Values => ({
  rules,
  ...Object.fromEntries(Object.keys(goalFields).map((name) => [`goal.${name}`, (goal as Values | undefined)?.[name]])),
})

/** The rules as somebody else has saved them meanwhile, where a refusal says so. */
const newerRules = (error: Error): Rules | undefined =>
  error instanceof ApiFailure && error.code === 'stale' ? (error.answer.current as Rules) : undefined

/** Saves the rules over the ones that were read, and joins them with what somebody else has saved meanwhile. */
function useRules(rules: Rules) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const [done, setDone] = useState('')
  const [base, setBase] = useState(rules)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>()
  const join = (theirs: Rules) => {
    const mine = fieldsToWire(fields, form.state.values)
    const { values, conflicts: both } = merge(partsOf(valuesOf(base)), partsOf(mine), partsOf(valuesOf(theirs)))
    setBase(theirs)
    setConflicts(both)
    for (const [place, value] of Object.entries(values)) form.setFieldValue(place, value)
  }
  const form: ItemForm = useItemForm({
    initial: valuesOf(base),
    save: async (values) => {
      setDone('')
      const body = fieldsToWire(fields, values) as Body<typeof put>
      const saved = await api(put, { locale, body, transport: withHeaders({ 'if-match': `"${base.version}"` }) })
      setBase(saved)
      setConflicts(undefined)
      form.reset(valuesOf(saved))
      setDone(t`저장했습니다`)
    },
    onFailure: (error) => {
      const theirs = newerRules(error)
      if (theirs !== undefined) return join(theirs)
      // A session that is over: the login form above says so, and the form stays as it is.
      if (!(error instanceof ApiFailure && error.status === 401)) void alertFailure(error)
    },
  })
  return { form, conflicts, done }
}

/** Renders the form of the rules and of the goal. */
export function RulesForm({ rules }: { rules: Rules }) {
  const { form, conflicts, done } = useRules(rules)
  const { shapes, toText } = useRuleTexts(fields)
  const isDirty = () => !form.state.isSubmitting && !form.state.isDefaultValue
  useLeavingGuard(isDirty)
  return (
    <form
      noValidate
      className="max-w-6xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        void form.handleSubmit().then(() => focusFirstInvalid(currentTarget))
      }}
    >
      {conflicts !== undefined && (
        <ConflictNotice
          conflicts={conflicts}
          fields={shapes}
          toText={toText}
          onChoose={(place, value) => form.setFieldValue(place, value)}
        />
      )}
      {Object.entries(fields).map(([name, shape]) => (
        <ItemField key={name} form={form} path={name} shape={shape} name={name} />
      ))}
      <form.Subscribe selector={({ isSubmitting, isDefaultValue }) => ({ isSubmitting, isDefaultValue })}>
        {({ isSubmitting, isDefaultValue }) => <FormFoot isPending={isSubmitting} done={isDefaultValue && done} />}
      </form.Subscribe>
    </form>
  )
}
