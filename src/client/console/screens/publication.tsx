import type { Body } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { publicationCalls } from '#contract/platform/editorial.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import { schedulesRead } from '../editorial.ts'
import { bodyFields } from '../form/body-fields.ts'
import { CallForm } from '../form/call-form.tsx'
import type { ConsoleItem } from '../resources.ts'

const { resource: _resource, _item, ...times } = bodyFields(publicationCalls['PUT /api/console/schedules'])

/** When an item is published and withdrawn by itself. */
export function Publication({ resource, item }: { resource: AnyResource; item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const place = { resource: resource.path, _item: item._id }
  const load = useQuery(schedulesRead(locale, place))
  const schedule = load.data?.schedules[0]
  const [publishAt, unpublishAt] = [schedule?.publishAt, schedule?.unpublishAt].map((at) => (at == null ? '' : dateText(at, locale)))
  return (
    <details className="mt-4 max-w-6xl rounded-card border border-line bg-surface px-4 py-1">
      <summary className="min-h-11 content-center text-sm font-semibold">
        <Trans>게시 예약</Trans>{' '}
        <span className="font-normal">
          {publishAt !== '' && <Trans>{publishAt}에 게시합니다.</Trans>}{' '}
          {unpublishAt !== '' && <Trans>{unpublishAt}에 게시를 마칩니다.</Trans>}
        </span>
      </summary>
      <div className="py-4">
        <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`예약을 불러오지 못했습니다.`}>
          {({ schedules: [known] }) => (
            <CallForm
              fields={times}
              initial={{ publishAt: known?.publishAt ?? null, unpublishAt: known?.unpublishAt ?? null }}
              send={async (body) => {
                await api('PUT /api/console/schedules', { locale, body: { ...place, ...body } as Body<'PUT /api/console/schedules'> })
              }}
            />
          )}
        </LoadState>
      </div>
    </details>
  )
}
