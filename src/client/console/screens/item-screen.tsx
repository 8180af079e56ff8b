import { pathsOf } from '#contract/page.ts'
import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { ApiFailure } from '../../data/http.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { type MoreAction, MoreMenu } from '../frame/more-menu.tsx'
import { NotThere } from '../frame/not-there.tsx'
import { Presence } from '../frame/presence.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ResourceForm } from '../form/resource-form.tsx'
import type { ItemParts } from '../module.ts'
import { useNoteSeen } from '../search/last-seen.ts'
import { addressOf, type ConsoleItem, hasDrafts, itemRead, may } from '../resources.ts'
import { BesideLinks } from './beside-links.tsx'
import { Facts } from './facts.tsx'
import { usePreview } from './use-preview.tsx'

const PublishState = lazy(() => import('./publish-state.tsx').then((part) => ({ default: part.PublishState })))

/** The way back to the list, before the name of what is one of it. */
const ToList = ({ resource }: { resource: AnyResource }) => {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`위 화면`} className="shrink-0 text-sm">
      <Link
        to="/$"
        params={{ _splat: addressOf(resource) }}
        className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline hover:underline-offset-4"
      >
        {i18n._(resource.label)}
        <span aria-hidden="true">›</span>
      </Link>
    </nav>
  )
}

function ItemHead({ resource, item, copyLabel }: { resource: AnyResource; item: ConsoleItem } & Pick<ItemParts, 'copyLabel'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const preview = usePreview(resource, item)
  const [page] = pathsOf(resource, item)
  const hasPreview = page !== undefined && resource.keepsVersions
  const mayCopy = may(resource).create
  const copy = { to: '/$', params: { _splat: `${addressOf(resource)}/create` }, search: { from: item._id } } as const
  const actions: MoreAction[] = [
    ...(hasPreview && !isWide ? [{ id: 'preview', text: t`미리보기`, onAction: preview.show }] : []),
    ...(page !== undefined && item.isPublished ? [{ id: 'site', text: t`사이트에서 보기`, href: page }] : []),
    ...(mayCopy && copyLabel === undefined ? [{ id: 'copy', text: t`복제`, onAction: () => void navigate(copy) }] : []),
  ]
  const tools = (
    <>
      <div className="order-first flex basis-full items-center justify-between lg:order-none lg:basis-auto">
        {!isWide && <ToList resource={resource} />}
        <BesideLinks resource={resource} _id={item._id} />
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {hasPreview && isWide && (
          <button type="button" className={buttonClass('outline')} aria-disabled={preview.isPending} onClick={preview.show}>
            <Trans>미리보기</Trans>
          </button>
        )}
        {mayCopy && copyLabel !== undefined && (
          <Link {...copy} className={buttonClass('outline')}>
            {i18n._(copyLabel)}
          </Link>
        )}
        <MoreMenu actions={actions} />
      </div>
    </>
  )
  return (
    <ScreenHead
      title={titleOf(resource, item, locale)}
      before={isWide && <ToList resource={resource} />}
      tools={tools}
      state={
        hasDrafts(resource) && (
          <Suspense fallback={null}>
            <PublishState resource={resource} item={item} />
          </Suspense>
        )
      }
    >
      {preview.link}
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
      <ScreenHead title={t`${label}: 새로 만들기`} before={<ToList resource={resource} />} />
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
