import { createFileRoute } from '@tanstack/react-router'
import { load } from '../data/load.ts'
import { useSession } from '../session/use-session.ts'
import { settingRead } from '../site/queries.ts'
import { FairPages } from './-fair-pages.tsx'
import { FirmPages } from './-firm-pages.tsx'

export const Route = createFileRoute('/_member')({
  loader: ({ context }) => load(context, (locale) => [settingRead(locale)]),
  component: MemberPages,
})

/** Pages of members of both sites: sellers and buyers have them in the frame of the trade centre (decision 12). */
function MemberPages() {
  const role = useSession()?.role
  return role === 'SELLER' || role === 'BUYER' ? <FairPages /> : <FirmPages />
}
