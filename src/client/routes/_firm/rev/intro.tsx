import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { Intro } from '../../../law/lawyers/intro.tsx'
import { homeReads } from '../../../law/queries.ts'
import { statementRead } from '../../../site/statements.ts'

export const Route = createFileRoute('/_firm/rev/intro')({
  loader: ({ context }) => load(context, (locale) => [homeReads(locale).representative, statementRead(locale, 'letter')]),
  component: FromTheRepresentative,
})

function FromTheRepresentative() {
  const { data } = useQuery(statementRead(useLocale(), 'letter'))
  return <Intro letter={data?.statements[0]} />
}
