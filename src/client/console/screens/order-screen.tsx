import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import { orderField } from '../list/order.ts'
import { OrderList } from '../list/order-list.tsx'
import { addressOf } from '../resources.ts'

/** `/console/order/{resource}`: the order in which visitors see its items. Slides are in order by the place where they are. */
export function OrderScreen({ resource }: { resource: AnyResource }) {
  const { t, i18n } = useLingui()
  const label = i18n._(resource.label)
  const places = resource.path === 'banners' ? resource.shapes.all['code'] : undefined
  const codes = Object.entries(places?.choices ?? {})
  const [code, setCode] = useState(codes[0]?.[0] ?? '')
  return (
    <>
      <ScreenHead title={t`${label}: 차례 바꾸기`}>
        <Link to="/$" params={{ _splat: addressOf(resource) }} className={buttonClass('quiet')}>
          <Trans>목록으로</Trans>
        </Link>
      </ScreenHead>
      {codes.length > 0 && (
        <div className="mb-4 flex flex-wrap gap-3">
          <ChoiceFilter
            label={i18n._(places?.label ?? '')}
            value={code}
            options={codes.map(([value, text]) => [value, i18n._(text)])}
            onChoose={(value) => value !== '' && setCode(value)}
          />
        </div>
      )}
      <OrderList resource={resource} query={{ sort: orderField(resource), ...(codes.length > 0 ? { code } : {}) }} />
    </>
  )
}
