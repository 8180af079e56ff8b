import { pathsOf } from '#contract/page.ts'
import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../data/use-locale.ts'
import { ApiFailure } from '../../data/http.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { NotThere } from '../frame/not-there.tsx'
import { Presence } from '../frame/presence.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ResourceForm } from '../form/resource-form.tsx'
import type { ItemParts } from '../module.ts'
import { useNoteSeen } from '../search/last-seen.ts'
import { addressOf, type ConsoleItem, itemRead, may } from '../resources.ts'
import { BesideLinks } from './beside-links.tsx'
import { Facts } from './facts.tsx'
import { PreviewLink } from './preview-link.tsx'

/** The way back to the list. */
const BackToList = ({ resource }: { resource: AnyResource }) => {
  const { i18n } = useLingui()
  return (
    <Link to="/$" params={{ _splat: addressOf(resource) }} className={buttonClass('quiet')}>
      <span aria-hidden="true">←</span> {i18n._(resource.label)}
    </Link>
  )
}

function ItemHead({ resource, item, copyLabel }: { resource: AnyResource; item: ConsoleItem } & Pick<ItemParts, 'copyLabel'>) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const [page] = pathsOf(resource, item)
  return (
    <ScreenHead title={titleOf(resource, item, locale)}>
      <BackToList resource={resource} />
      <BesideLinks resource={resource} _id={item._id} />
      {page !== undefined && resource.keepsVersions && <PreviewLink resource={resource} item={item} />}
      {page !== undefined && item.isPublished && (
        <a href={page} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
          <Trans>사이트에서 보기</Trans>
        </a>
      )}
      {may(resource).create && (
        <Link to="/$" params={{ _splat: `${addressOf(resource)}/create` }} search={{ from: item._id }} className={buttonClass('outline')}>
          {copyLabel === undefined ? <Trans>복제</Trans> : i18n._(copyLabel)}
        </Link>
      )}
    </ScreenHead>
  )
}

function OpenItem({ resource, item, parts, isForm }: { resource: AnyResource; item: ConsoleItem; parts: ItemParts; isForm: boolean }) {
  const locale = useLocale()
  const { Front, Screen, Work, Header, footers, formParts, copyLabel } = parts
  const client = useQueryClient()
  useNoteSeen(resource, item._id, titleOf(resource, item, locale))
  // The form follows, and keeps what is typed.
  const readAgain = () => client.fetchQuery({ ...itemRead(resource, locale, item._id), staleTime: 0 })
  const head = <ItemHead resource={resource} item={item} copyLabel={copyLabel} />
  if (Front !== undefined && !isForm)
    return (
      <>
        {head}
        <Front item={item} onChanged={() => void readAgain()} />
      </>
    )
  const form = <ResourceForm key={item._id} resource={resource} item={item} parts={formParts} />
  if (Screen !== undefined)
    return (
      <>
        {head}
        <Presence resource={resource} _id={item._id} />
        <Screen item={item} form={form} onChanged={() => void readAgain()} />
      </>
    )
  return (
    <>
      {head}
      <Presence resource={resource} _id={item._id} />
      {Work !== undefined && <Work item={item} onChanged={() => void readAgain()} />}
      {(resource.changeable !== undefined || !may(resource).change) && <Facts resource={resource} item={item} />}
      {Header !== undefined && <Header item={item} onChanged={() => void readAgain()} />}
      {form}
      {footers.map((Footer, place) => (
        // They are there once and for all.
        <Footer key={place} item={item} onChanged={() => void readAgain()} />
      ))}
    </>
  )
}

interface Props {
  resource: AnyResource
  _id: string
  parts: ItemParts
  /** Of an item that begins with another page. */
  isForm: boolean
}

/** One item: what is known of it, and its form; or the page that it begins with. */
export function ItemScreen({ resource, _id, parts, isForm }: Props) {
  const { t } = useLingui()
  const load = useQuery(itemRead(resource, useLocale(), _id))
  if (load.error instanceof ApiFailure && [400, 404, 410].includes(load.error.status)) return <NotThere />
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`항목을 불러오지 못했습니다.`}>
      {(item) => <OpenItem resource={resource} item={item} parts={parts} isForm={isForm} />}
    </LoadState>
  )
}

/** Another item, perhaps like one that is there. */
export function CreateScreen({ resource, from, parts }: { resource: AnyResource; from: string | undefined; parts: ItemParts }) {
  const { t, i18n } = useLingui()
  const load = useQuery({ ...itemRead(resource, useLocale(), from ?? ''), enabled: from !== undefined })
  const label = i18n._(resource.label)
  return (
    <>
      <ScreenHead title={t`${label}: 새로 만들기`}>
        <BackToList resource={resource} />
      </ScreenHead>
      {from === undefined ? (
        <ResourceForm resource={resource} parts={parts.formParts} />
      ) : (
        <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`항목을 불러오지 못했습니다.`}>
          {(item) => <ResourceForm resource={resource} from={item} parts={parts.formParts} />}
        </LoadState>
      )}
    </>
  )
}
