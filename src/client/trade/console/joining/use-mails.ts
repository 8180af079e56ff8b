import type { Body } from '#contract/api.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'

type Asked = Body<'POST /api/console/fairs/{_id}/invitations'>

/** Asks for mails about joining a fair, and says how many are on their way. */
export function useMails(_fair: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: (body: Asked) => api('POST /api/console/fairs/{_id}/invitations', { locale, params: { _id: _fair }, body }),
    onSuccess: ({ invitations: { requested } }) =>
      void alert(
        requested === 0
          ? t`지금 보낼 메일이 없습니다. 방금 보냈거나 이미 보내고 있습니다.`
          : t`${plural(requested, { other: '메일 #통을 보내기 시작했습니다.' })}`,
      ),
    onError: (error) => void alertFailure(error),
  })
  return { request: (body: Asked) => mutate(body), isPending }
}
