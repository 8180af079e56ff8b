import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { present } from '../../../../data/query-client.ts'
import { useLocale } from '../../../../data/use-locale.ts'
import { AreaPage } from '../../../areas/area-page.tsx'
import type { PracticeCode } from '../../../practice-names.ts'
import { areaStories, practiceArea } from '../../../reads.ts'
import { ItemPage } from '../../../../site/item-page.tsx'

/** Whatever the address says: the server knows its six codes, and refuses others. */
const codeOf = ({ code }: { code: string }) => code as PracticeCode

export const Route = createFileRoute('/_firm/business/$code')({
  loader: ({ context, params }) =>
    load(
      context,
      (locale) => [practiceArea(locale, codeOf(params))],
      (locale) => {
        const found = present(context.queryClient.getQueryData(practiceArea(locale, codeOf(params)).queryKey))
        return found === undefined ? [] : [areaStories(locale, found.area.code)]
      },
    ),
  component: Business,
})

function Business() {
  const read = practiceArea(useLocale(), codeOf(Route.useParams()))
  return <ItemPage read={read}>{({ area }) => <AreaPage area={area} />}</ItemPage>
}
