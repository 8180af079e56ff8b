import type { EmployeeBand, ExportExperience } from '#contract/platform/company-choices.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/* What companies choose from lists, for those who write it and those who read it. */

export const employeeNames: Readonly<Record<EmployeeBand, MessageDescriptor>> = {
  UNDER_10: msg`10명 미만`,
  UNDER_50: msg`10–49명`,
  UNDER_200: msg`50–199명`,
  FROM_200: msg`200명 이상`,
}
export const exportNames: Readonly<Record<ExportExperience, MessageDescriptor>> = {
  NONE: msg`준비 중`,
  UNDER_3: msg`3년 미만`,
  UNDER_10: msg`3년 이상 10년 미만`,
  FROM_10: msg`10년 이상`,
}
