import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { exactText } from '../exact-text.ts'
import { LotRows } from './lot-rows.tsx'
import { SaleSteps } from './sale-steps.tsx'
import { BackToSale } from '../back-to-sale.tsx'

/** How often it is read again while it is open, in ms. */
const pace = 4000

type Control = Answer<'GET /api/console/auction/programs/{_id}/control'>

/** Whether bids are taken, and what an outage has moved. */
function Health({ control: { health, now }, isOld }: { control: Control; isOld: boolean }) {
  const { seenAt, isTaking, outage } = health
  const [read, seen] = [exactText(now).slice(11, 19), seenAt === null ? undefined : exactText(seenAt).slice(0, 19)]
  const [from, to] = [outage && exactText(outage.from).slice(0, 19), outage && exactText(outage.to).slice(11, 19)]
  return (
    <div className="space-y-1 text-sm">
      <p role="status" className={isTaking && !isOld ? '' : 'font-semibold text-danger'}>
        {isOld ? (
          <Trans>지금 새로 읽지 못하고 있습니다. {read}의 상황입니다.</Trans>
        ) : isTaking ? (
          <Trans>응찰을 받고 있습니다.</Trans>
        ) : (
          <Trans>응찰을 받고 있다는 기록이 끊겼습니다. 작품은 마감되지 않고, 다시 받기 시작하면 마감이 늦춰질 수 있습니다.</Trans>
        )}
      </p>
      <p className="text-muted">
        {seen === undefined ? <Trans>응찰을 받은 기록이 아직 없습니다.</Trans> : <Trans>마지막 확인 {seen}</Trans>}
        {' · '}
        <Trans>읽은 시각 {read}</Trans>
      </p>
      {outage !== null && (
        <p>
          <Trans>
            {from}부터 {to}까지 응찰을 받지 못해 마감을 늦췄습니다.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** `/console/auction/programs/{_id}/control`: the lots of a sale while it runs. */
export function ControlScreen({ _program }: { _program: string }) {
  const { t } = useLingui()
  const name = 'GET /api/console/auction/programs/{_id}/control'
  const load = useQuery({ ...readOptions(name, useLocale(), { params: { _id: _program } }), refetchInterval: pace })
  return (
    <LoadedScreen title={t`경매 관제`} load={load} failed={t`작품의 상황을 불러오지 못했습니다.`}>
      {(control) => (
        <div className="space-y-6">
          <BackToSale _program={_program} />
          <Health control={control} isOld={load.isError || load.fetchStatus === 'paused'} />
          <SaleSteps _program={_program} />
          {control.lots.length === 0 ? (
            <p>
              <Trans>공개된 작품이 없습니다.</Trans>
            </p>
          ) : (
            <LotRows control={control} />
          )}
        </div>
      )}
    </LoadedScreen>
  )
}
