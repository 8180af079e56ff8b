import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Locale } from '#contract/locale.ts'
import { load } from '../../../data/load.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { lawyerQueries } from '../../../law/queries.ts'
import { About } from '../../../site/about/about.tsx'
import { statementRead } from '../../../site/statements.ts'

const reads = (locale: Locale) => ({
  lawyers: lawyerQueries.list(locale, { type: 'LAWYER' }),
  advisers: lawyerQueries.list(locale, { type: 'ADVISORY' }),
})

export const Route = createFileRoute('/_firm/rev/about')({
  loader: ({ context }) =>
    load(context, (locale) => [...Object.values(reads(locale)), statementRead(locale, 'principles'), statementRead(locale, 'course')]),
  component: AboutTheFirm,
})

function AboutTheFirm() {
  const { lawyers, advisers } = reads(useLocale())
  return <About lawyers={useQuery(lawyers)} advisers={useQuery(advisers)} />
}
