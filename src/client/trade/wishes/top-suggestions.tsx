import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { mySuggestions } from '../queries.ts'
import { Reasons } from './suggestion-list.tsx'

const link = 'relative inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4'
const shown = 3

/** The first of those who would fit, in the card of a fair; each leads to where times are offered, or wishes are said. */
export function TopSuggestions({ _fair, title, canOffer }: { _fair: string; title: string; canOffer: boolean }) {
  const { data } = useQuery(mySuggestions(useLocale(), _fair))
  const suggestions = data === undefined || isMissing(data) ? [] : data.suggestions.slice(0, shown)
  return (
    <div>
      {suggestions.length > 0 && (
        <p className="text-sm font-semibold">
          <Trans>추천</Trans>
        </p>
      )}
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion._id}>
            <PageLink
              to="/fairs/$_fair/matching"
              params={{ _fair }}
              {...(canOffer ? { search: { open: suggestion._id } } : {})}
              className={link}
            >
              {suggestion.name}
            </PageLink>
            <p>
              <Reasons suggestion={suggestion} />
            </p>
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/fairs/$_fair/matching" params={{ _fair }} className={link}>
          <Trans>만나고 싶은 기업 정하기</Trans>
          <span className="sr-only">: {title}</span>
        </PageLink>
      </p>
    </div>
  )
}
