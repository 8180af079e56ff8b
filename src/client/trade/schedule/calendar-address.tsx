import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { myCalendar } from '../own-queries.ts'

function Address() {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const load = useQuery(myCalendar(locale))
  const make = useApiMutation('POST /api/v1/me/calendar')
  const remove = useApiMutation('DELETE /api/v1/me/calendar')
  const set = (url: string | null) => client.setQueryData(myCalendar(locale).queryKey, { calendar: { url } })
  const begin = () => make.mutate({}, { onSuccess: ({ calendar }) => set(calendar.url), onError: alertFailure })
  const makeAgain = async () => {
    if (await confirm(t`주소를 새로 만드시겠습니까? 지금 주소를 쓰는 달력에는 더 보이지 않습니다.`)) begin()
  }
  const end = async () => {
    if (!(await confirm(t`주소를 없애시겠습니까? 이 주소를 쓰는 달력에는 더 보이지 않습니다.`))) return
    remove.mutate({}, { onSuccess: () => set(null), onError: alertFailure })
  }
  return (
    <section aria-labelledby="calendar-title" className="no-print space-y-4">
      <h2 id="calendar-title" className="text-xl font-bold">
        <Trans>내 달력에서 보기</Trans>
      </h2>
      <p className="text-sm">
        <Trans>
          쓰시는 달력에 아래 주소를 구독으로 넣으시면 잡힌 상담이 저절로 보이고, 시간이 바뀌거나 취소되면 따라 바뀝니다. 주소를 아는 사람은
          상대와 시간을 볼 수 있으니 알리지 마십시오. 비밀번호를 바꾸시면 없어집니다.
        </Trans>
      </p>
      <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`달력 주소를 불러오지 못했습니다.`}>
        {({ calendar: { url } }) =>
          url === null ? (
            <button type="button" className={buttonClass('outline')} aria-disabled={make.isPending} onClick={begin}>
              <Trans>달력 주소 만들기</Trans>
            </button>
          ) : (
            <>
              <Labelled id="calendar-address" label={t`달력 주소`}>
                <input
                  id="calendar-address"
                  readOnly
                  value={url}
                  className={fieldClass('mt-1.5')}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </Labelled>
              <p className="flex flex-wrap gap-2">
                <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('outline')}>
                  <Trans>달력에서 열기</Trans>
                </a>
                <button type="button" className={buttonClass('quiet')} onClick={() => void makeAgain()}>
                  <Trans>새로 만들기</Trans>
                </button>
                <button type="button" className={buttonClass('quiet')} onClick={() => void end()}>
                  <Trans>없애기</Trans>
                </button>
              </p>
            </>
          )
        }
      </LoadState>
    </section>
  )
}

/** The address by which calendar programs follow one's meetings, of all fairs. It is a secret that staff who look on do not get. */
export const CalendarAddress = () => (useSession()?.actor === undefined ? <Address /> : null)
