import type { Locale } from '#contract/locale.ts'
import { Navigate, redirect } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { load, type LoadContext } from '../../../../data/load.ts'
import { present } from '../../../../data/query-client.ts'
import { useLocale } from '../../../../data/use-locale.ts'
import { InsightPage } from '../../../insights/insight-page.tsx'
import { insightTarget } from '../../../insights/places.ts'
import { insightQueries, type ReadingCode } from '../../../queries.ts'
import { lawyerOf, relatedInsights } from '../../../reads.ts'
import { ItemPage } from '../../../../site/item-page.tsx'

/**
 * Starts what the page of an insight reads.
 * @throws redirect on the server, where the address belongs to another section than the insight
 */
export function loadInsight(context: LoadContext, code: ReadingCode, _id: string): Promise<unknown> | undefined {
  const found = (locale: Locale) => present(context.queryClient.getQueryData(insightQueries.detail(locale, _id).queryKey))?.insight
  return load(
    context,
    (locale) => [insightQueries.detail(locale, _id), insightQueries.neighbours(locale, _id), relatedInsights(locale, code)],
    (locale) => lawyerOf(locale, found(locale)),
  )?.then(() => {
    const insight = found(localeOf(context.i18n))
    if (insight !== undefined && insight.code !== code) throw redirect({ ...insightTarget(insight), search: true, replace: true })
  })
}

/** The page of an insight. In the browser, which waits for nothing, the way to its own address is found here. */
export function InsightItem({ code, _id }: { code: ReadingCode; _id: string }) {
  return (
    <ItemPage read={insightQueries.detail(useLocale(), _id)}>
      {({ insight }) =>
        insight.code === code ? <InsightPage insight={insight} code={code} /> : <Navigate {...insightTarget(insight)} replace />
      }
    </ItemPage>
  )
}
