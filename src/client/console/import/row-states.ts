import type { RowState } from '#contract/import-calls.ts'
import { useLingui } from '@lingui/react/macro'

/** Returns the labels of row states, in the order in which they are counted. */
export function useRowStates(): Record<RowState, string> {
  const { t } = useLingui()
  return { new: t`새 항목`, changed: t`바뀜`, unchanged: t`그대로`, wrong: t`틀림` }
}
