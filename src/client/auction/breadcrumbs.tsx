import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { trailJsonLd } from '../content/json-ld.ts'
import { PageLink } from '../content/page-link.tsx'
import { StructuredData } from '../data/ssr-context.tsx'

/** A sale above a page of one of its lots. */
export interface Sale {
  _id: string
  title: string
}

/** Links to what is above a page of the auction, above its title. */
export function Breadcrumbs({ sale, page }: { sale?: Sale; page: string }) {
  const { t } = useLingui()
  const auction = t`경매`
  const link = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4'
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <PageLink to="/auction" className={link}>
        {auction}
      </PageLink>
      {sale !== undefined && (
        <Fragment>
          <span aria-hidden="true">/</span>
          <PageLink to="/auction/programs/$_program" params={{ _program: sale._id }} className={link}>
            {sale.title}
          </PageLink>
        </Fragment>
      )}
      {import.meta.env.SSR && (
        <StructuredData
          make={(origin) =>
            trailJsonLd(origin, [
              { name: auction, path: '/auction' },
              ...(sale === undefined ? [] : [{ name: sale.title, path: `/auction/programs/${sale._id}` }]),
              { name: page },
            ])
          }
        />
      )}
    </span>
  )
}
