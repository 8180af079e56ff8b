import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { orderField } from '../list/order.ts'
import { OrderList } from '../list/order-list.tsx'
import { addressOf } from '../resources.ts'

/** `/console/order/{resource}`: the order in which visitors see its items. Slides are in order by the place where they are. */
export function OrderScreen({ resource }: { resource: AnyResource }) {
  const { t, i18n } = useLingui()
  const id = useId()
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
        <div className="mb-4 max-w-60">
          <Labelled id={id} label={i18n._(places?.label ?? '')}>
            <select id={id} value={code} className={fieldClass('text-sm')} onChange={({ target }) => setCode(target.value)}>
              {codes.map(([value, text]) => (
                <option key={value} value={value}>
                  {i18n._(text)}
                </option>
              ))}
            </select>
          </Labelled>
        </div>
      )}
      <OrderList resource={resource} query={{ sort: orderField(resource), ...(codes.length > 0 ? { code } : {}) }} />
    </>
  )
}
