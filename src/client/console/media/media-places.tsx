import { type MediaPlace, maxPlaces } from '#contract/platform/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { addressOf, may, resourceOf } from '../resources.ts'

function Place({ place: { resource: path, _item, field, title } }: { place: MediaPlace }) {
  const { i18n } = useLingui()
  const resource = resourceOf(path)
  const label = resource.shapes.all[field]?.label
  const splat = may(resource).list ? `${addressOf(resource)}/${_item}` : addressOf(resource)
  return (
    <li className="px-4 py-2.5">
      {title === null ? (
        i18n._(resource.label)
      ) : (
        <Link to="/$" params={{ _splat: splat }} className="font-semibold wrap-anywhere underline underline-offset-4">
          {title}
        </Link>
      )}
      <span className="block text-muted">
        {i18n._(resource.label)} · {label === undefined ? field : i18n._(label)}
      </span>
    </li>
  )
}

/** Where a file is used. */
export const MediaPlaces = ({ places, uses }: { places: readonly MediaPlace[]; uses: number }) => (
  <section className="space-y-2 text-sm">
    <h2 className="text-base font-bold">
      <Trans>쓰이는 곳</Trans>
    </h2>
    {places.length === 0 ? (
      <p className="text-muted">
        <Trans>쓰이는 곳이 없습니다</Trans>
      </p>
    ) : (
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {places.map((place) => (
          <Place key={`${place._item} ${place.field}`} place={place} />
        ))}
      </ul>
    )}
    {uses > maxPlaces && (
      <p className="text-muted">
        <Trans>
          모두 {uses}곳 가운데 {maxPlaces}곳입니다.
        </Trans>
      </p>
    )}
  </section>
)
