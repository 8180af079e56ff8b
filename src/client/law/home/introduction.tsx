import { useLingui } from '@lingui/react/macro'
import { IconPoints } from '../../content/icon-points.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import type { Statement } from '../queries.ts'

/** Section 4 of the home page: secrecy, a team for divorce, one stop. */
export function Introduction({ statement: { title, parts } }: { statement: Statement }) {
  const { t } = useLingui()
  return (
    <Section eyebrow={t`저희가 일하는 방식`} title={title}>
      <IconPoints points={parts} />
    </Section>
  )
}
