import { tradeLimits } from '#contract/trade/limits.ts'
import type { FairIntroduction } from '#contract/trade/introductions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileButton } from '../../content/file-button.tsx'
import { introductionEndings, IntroductionWarning, useIntroductionProblem } from '../../content/introduction-file.tsx'
import { OwnFile } from '../../content/own-file.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { withBody } from '../../session/with-body.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { myIntroductions } from '../own-queries.ts'
import { type Fair, myFairs } from '../queries.ts'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000
const warningId = 'fair-introduction-warning'
const places = Array.from({ length: tradeLimits.introductions }, (_none, index) => index)

/** Sends a document to a place, or takes it away. */
function useChanges(_fair: string) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const remove = useApiMutation('DELETE /api/v1/me/introductions/{_fair}/{index}')
  const { mutate: send, isPending } = usePress({
    mutationFn: ({ file, index }: { file: File; index: number }) => {
      const form = new FormData()
      form.append('introduction', file, file.name.normalize('NFC'))
      const more = { idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
      return api('POST /api/v1/me/introductions/{_fair}/{index}', { locale, params: { _fair, index }, ...more })
    },
    onError: alertFailure,
  })
  return {
    send,
    isPending,
    takeAway: (index: number) => remove.mutate({ params: { _fair, index } }, { onError: alertFailure }),
  }
}

function Documents({ fair: { _id, title }, introductions }: { fair: Fair; introductions: readonly FairIntroduction[] }) {
  const { t } = useLingui()
  const problemOf = useIntroductionProblem()
  const { send, isPending, takeAway } = useChanges(_id)
  const free = places.find((index) => !introductions.some((one) => one.index === index))
  const choose = (field: HTMLInputElement) => {
    const file = field.files?.[0]
    // So that the same file can be chosen again.
    field.value = ''
    if (file === undefined || free === undefined) return
    const problem = problemOf(file)
    if (problem === undefined) send({ file, index: free })
    else void alert(problem)
  }
  const removeAsked = async ({ index, name }: FairIntroduction) => {
    if (await confirm(t`‘${name}’ 자료를 지우시겠습니까?`)) takeAway(index)
  }
  return (
    <>
      {introductions.map((one) => (
        <OwnFile key={one._file} file={one} onRemove={() => void removeAsked(one)} />
      ))}
      {free === undefined ? (
        <p className="text-sm text-muted">
          <Trans>자료를 모두 올리셨습니다. 바꾸시려면 하나를 먼저 지워 주십시오.</Trans>
        </p>
      ) : (
        <FileButton
          id={`introduction-${_id}`}
          accept={introductionEndings}
          disabled={isPending}
          aria-label={t`‘${title}’에 자료 올리기`}
          aria-describedby={warningId}
          onChosen={choose}
        >
          {isPending ? <Trans>보내고 있습니다…</Trans> : <Trans>자료 올리기</Trans>}
        </FileButton>
      )}
    </>
  )
}

function OfFair({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const load = useQuery(myIntroductions(useLocale(), fair._id))
  return (
    <section aria-labelledby={`introductions-${fair._id}`} className="space-y-3">
      <h3 id={`introductions-${fair._id}`} className="font-semibold">
        {fair.title}
      </h3>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-16" />}
        failed={t`올리신 파일을 확인하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {({ introductions }) => <Documents fair={fair} introductions={introductions} />}
      </LoadState>
    </section>
  )
}

/** Documents for single fairs, beside the company's own: for those that one has applied to and that are not over. */
export function MyFairIntroductions() {
  const { t } = useLingui()
  const load = useQuery(myFairs(useLocale()))
  const most = tradeLimits.introductions
  return (
    <>
      <p className="text-sm text-muted">
        <Trans>상담회마다 따로 보이실 자료를 {most}개까지 올리실 수 있습니다. 회사소개서와 함께 참가 기업에게만 보입니다.</Trans>
      </p>
      <IntroductionWarning id={warningId} />
      <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`상담회를 불러오지 못했습니다.`}>
        {({ fairs }) => {
          const current = fairs.filter(({ fair, participation }) => fair.state !== 'expired' && participation.state !== 'REJECTED')
          if (current.length > 0) return current.map(({ fair }) => <OfFair key={fair._id} fair={fair} />)
          return (
            <p className="text-sm">
              <Trans>참가를 신청하신 상담회가 없습니다.</Trans>
            </p>
          )
        }}
      </LoadState>
    </>
  )
}
