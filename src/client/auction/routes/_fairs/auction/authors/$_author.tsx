import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { auctionRead } from '../../../../auction-read.ts'
import { AuthorPage } from '../../../../authors/author-page.tsx'
import { authorRead, worksOfAuthor } from '../../../../queries.ts'
import { WhileOpen } from '../../../../while-open.tsx'

export const Route = createFileRoute('/_fairs/auction/authors/$_author')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _author } }) =>
    load(context, (locale) => [auctionRead(locale), authorRead(locale, _author), worksOfAuthor(locale, _author, deps)]),
  component: OneAuthor,
})

function OneAuthor() {
  const read = authorRead(useLocale(), Route.useParams()._author)
  return (
    <WhileOpen>
      {(auction) => <ItemPage read={read}>{({ author }) => <AuthorPage key={author._id} auction={auction} author={author} />}</ItemPage>}
    </WhileOpen>
  )
}
