import { createFileRoute } from '@tanstack/react-router'
import { keepTo } from '../data/keep-to.ts'
import { load } from '../data/load.ts'
import { settingRead } from '../site/queries.ts'
import { FirmPages } from './-firm-pages.tsx'

export const Route = createFileRoute('/_firm')({
  codeSplitGroupings: [],
  beforeLoad: keepTo('firm'),
  loader: ({ context }) => load(context, (locale) => [settingRead(locale)]),
  component: FirmPages,
})
