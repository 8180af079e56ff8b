import { useLingui } from '@lingui/react/macro'
import { trailJsonLd } from '../content/json-ld.ts'
import { PageLink } from '../content/page-link.tsx'
import { StructuredData } from '../data/ssr-context.tsx'

/** Above the title of a page of the trade centre that is about no fair: the way to the fairs. */
export function CentreEyebrow({ page }: { page: string }) {
  const { t } = useLingui()
  const fairs = t`상담회 일정`
  return (
    <>
      <PageLink to="/fairs" className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4">
        {fairs}
      </PageLink>
      {import.meta.env.SSR && <StructuredData make={(origin) => trailJsonLd(origin, [{ name: fairs, path: '/fairs' }, { name: page }])} />}
    </>
  )
}
