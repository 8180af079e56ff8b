import { useLingui } from '@lingui/react/macro'
import { Filters } from '../../content/filters.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { SearchForm } from '../../content/search-form.tsx'
import { ShareBar } from '../../content/share-bar.tsx'
import { pageOf, useListSearch } from '../../data/list-pages.ts'
import { Section } from '../../ui/deferred/section.tsx'
import { useSetting } from '../queries.ts'

const pages = 9

/** Shows the controls around a list and below an article. Their state is in the address, here too. */
export function Lists() {
  const { t } = useLingui()
  const search = useListSearch()
  const { data } = useSetting()
  const [previous, next] = (data?.setting.offices ?? []).map(({ code, name }) => ({ _id: code, subject: name }))
  const caption = 'mt-10 mb-3 text-sm text-muted'
  return (
    <Section id="lists" eyebrow="content/" title={t`목록`}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-3">
        <Filters
          name="type"
          label={t`종류`}
          options={['one', 'two', 'three'].map((value) => ({ value, label: value }))}
          place={{ to: '/ex' }}
          search={search}
        />
        <SearchForm place={{ to: '/ex' }} search={search} />
      </div>
      <p className="mt-4 text-sm text-muted">
        <code>{JSON.stringify(search)}</code>
      </p>
      <Pagination
        page={Math.min(search.page ?? 1, pages)}
        count={pages}
        targetOf={(page) => ({ to: '/ex', search: pageOf(search, page), hash: 'lists' })}
      />
      <p className={caption}>
        <code>ShareBar</code>
      </p>
      <ShareBar title={t`디자인 안내`} />
      <p className={caption}>
        <code>Neighbours</code>
      </p>
      <Neighbours
        data={{ newer: previous ?? null, older: next ?? null }}
        targetOf={(code) => ({ to: '/contact', hash: code })}
        list="/contact"
      />
    </Section>
  )
}
