import type { OnlySite } from '#contract/sites.ts'
import { useRouter } from '@tanstack/react-router'
import type {
  AboutPageLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  EventLeaf,
  FAQPageLeaf,
  LegalServiceLeaf,
  OrganizationLeaf,
  PersonLeaf,
  ProductLeaf,
  ProfilePageLeaf,
  SaleEventLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
  VisualArtworkLeaf,
} from 'schema-dts'

/** The items of schema.org that pages speak of, without `@context`. The vocabulary's whole union is ten times slower to check. */
export type Thing =
  | AboutPageLeaf
  | ArticleLeaf
  | BreadcrumbListLeaf
  | EventLeaf
  | FAQPageLeaf
  | LegalServiceLeaf
  | OrganizationLeaf
  | PersonLeaf
  | ProductLeaf
  | ProfilePageLeaf
  | SaleEventLeaf
  | ServiceLeaf
  | VideoObjectLeaf
  | VisualArtworkLeaf

/** Facts that a page collects while the server renders it, beside its markup, and what it goes by. */
export interface SsrContext {
  /** The site that is here alone; the document says it to the browser (only.ts). */
  only?: OnlySite
  /** The origin of the other site, where each has a host of its own. */
  other?: string | undefined
  /** What search engines read of it (JSON-LD). */
  structuredData: Thing[]
  /** What it shows is not there (404), or was removed (410). */
  status?: 404 | 410
}

/**
 * Says to search engines what a page is about. Only the server's documents carry it, so write
 * `{import.meta.env.SSR && <StructuredData … />}`: the browser's build then drops the code that makes it.
 * @param make is given the public origin
 */
export function StructuredData({ make }: { make: (origin: string) => Thing | readonly Thing[] }) {
  const { origin, facts } = useRouter().options.context
  facts.structuredData.push(...[make(origin)].flat())
  return null
}

/** Gives the page its status, as `StructuredData` its data. */
export function PageStatus({ status }: { status: 404 | 410 }) {
  useRouter().options.context.facts.status = status
  return null
}
