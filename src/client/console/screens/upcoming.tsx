import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateText } from '../date-text.ts'
import { schedulesRead } from '../editorial.ts'
import { addressOf, resourceOf } from '../resources.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Renders what is published or withdrawn by itself before long. */
export function Upcoming() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { data } = useQuery(schedulesRead(locale, { limit: 5 }))
  if (data === undefined || data.schedules.length === 0) return null
  return (
    <section aria-label={t`게시 예약`}>
      <h2 className="mb-3 font-bold">
        <Trans>게시 예약</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.schedules.map(({ resource: path, _item, title, publishAt, unpublishAt }) => {
          const resource = resourceOf(path)
          const [from, to] = [publishAt, unpublishAt].map((at) => (at === null ? '' : dateText(at, locale)))
          return (
            <li key={_item}>
              <Link
                to="/$"
                params={{ _splat: `${addressOf(resource)}/${_item}` }}
                className="flex flex-wrap justify-between gap-x-3 px-4 py-3 text-sm hover:bg-wash"
              >
                <span>
                  <span className="font-semibold">{title}</span> <span className="text-muted">{i18n._(resource.label)}</span>
                </span>
                <span className="text-muted tabular-nums">
                  {from !== '' && <Trans>{from} 게시</Trans>} {to !== '' && <Trans>{to} 게시 마침</Trans>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
