import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { BackToSale } from '../back-to-sale.tsx'
import { exactText } from '../exact-text.ts'
import { type Desk, DeskContext } from './desk.ts'
import { DeskView } from './desk-view.tsx'

/** How often it is read again while it is open, in ms: bids of the net come in meanwhile. */
const pace = 1000

/** Steps on the lots of the sale itself. */
function useLiveDesk(): Desk {
  const onError = useAlertFailure()
  const step = useApiMutation('POST /api/console/auction/works/{_work}/rostrum')
  const bid = useApiMutation('POST /api/console/auction/works/{_work}/paddle-bids')
  return {
    take: (_work, body) => step.mutate({ params: { _work }, body }, { onError }),
    bid: (_work, body, onTaken) => bid.mutate({ params: { _work }, body }, { onError, onSuccess: onTaken }),
    isPending: step.isPending || bid.isPending,
  }
}

/** `/console/auction/programs/{_id}/rostrum`: the desk of the auctioneer of a sale that is held in a hall. */
export function RostrumScreen({ _program }: { _program: string }) {
  const { t } = useLingui()
  const desk = useLiveDesk()
  const name = 'GET /api/console/auction/programs/{_id}/rostrum'
  const load = useQuery({ ...readOptions(name, useLocale(), { params: { _id: _program } }), refetchInterval: pace })
  const isOld = load.isError || load.fetchStatus === 'paused'
  return (
    <LoadedScreen title={t`경매장 진행`} load={load} failed={t`진행 상황을 불러오지 못했습니다.`}>
      {(rostrum) => {
        const read = exactText(rostrum.now).slice(11, 19)
        return (
          <div className="space-y-8">
            <BackToSale _program={_program} />
            {isOld && (
              <p role="alert" className="border-l-4 border-danger bg-wash px-5 py-4 font-semibold">
                <Trans>지금 새로 읽지 못하고 있습니다. {read}의 상황입니다.</Trans>
              </p>
            )}
            <DeskContext value={desk}>
              <DeskView rostrum={rostrum} />
            </DeskContext>
          </div>
        )
      }}
    </LoadedScreen>
  )
}
