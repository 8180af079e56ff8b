import { createFileRoute } from '@tanstack/react-router'
import { load } from '../data/load.ts'
import { settingRead } from '../site/queries.ts'
import { FirmPages } from './-firm-pages.tsx'

export const Route = createFileRoute('/_firm')({
  codeSplitGroupings: [],
  loader: ({ context }) => load(context, (locale) => [settingRead(locale)]),
  component: FirmPages,
})
