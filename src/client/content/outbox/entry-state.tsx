import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import type { Entry } from '../../offline/queue/entry.ts'

/** Why it waits, and what it waits for. */
function Waiting({ entry: { problem, heldUntil = 0 } }: { entry: Entry }) {
  const tag = languageTag(useLocale())
  // Nothing here is drawn again by the clock alone: at the end of a lease the entry is sent, which is a change.
  // oxlint-disable-next-line react/purity
  if (heldUntil > Date.now()) {
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(heldUntil)
    return <Trans>고치고 계십니다. 그대로 두시면 {time}부터 처음 적으신 대로 보냅니다.</Trans>
  }
  if (problem === 'signIn') return <Trans>로그인하시면 보냅니다.</Trans>
  if (problem === 'unreachable') return <Trans>서버에 연결되지 않았습니다. 연결되면 저절로 보냅니다.</Trans>
  if (problem === undefined) return <Trans>곧 저절로 보냅니다.</Trans>
  return <Trans>서버가 아직 받지 못했습니다. 잠시 뒤 저절로 다시 보냅니다.</Trans>
}

function Detail({ entry }: { entry: Entry }) {
  const { state, problem } = entry
  const receipt = String(entry.receipt)
  if (state === 'waiting') return <Waiting entry={entry} />
  if (state === 'received')
    return (
      <Trans>
        접수번호 <strong className="copyable text-ink tabular-nums">{receipt}</strong>
      </Trans>
    )
  if (state === 'expired') return <Trans>일주일 안에 보내지 못해 저절로 보내지 않습니다. 내용을 확인하고 다시 보내 주십시오.</Trans>
  if (state === 'sending') return <Trans>서버의 답을 기다리고 있습니다.</Trans>
  if (typeof problem === 'object') return problem.message
  return <Trans>보관한 내용을 열 수 없습니다. 번거로우시겠지만 다시 적어 주십시오.</Trans>
}

/** Where an entry stands, in words: received only where the server has said so. */
export function EntryState({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { state } = entry
  const heading = {
    waiting: t`보내기를 기다립니다`,
    sending: t`보내고 있습니다`,
    received: t`접수되었습니다`,
    refused: t`접수되지 않았습니다`,
    expired: t`너무 오래되어 다시 여쭙니다`,
  }[state]
  return (
    <div role="status">
      <p className={`font-semibold ${state === 'refused' || state === 'expired' ? 'text-danger' : ''}`}>{heading}</p>
      <p className="mt-1 text-sm text-muted">
        <Detail entry={entry} />
      </p>
    </div>
  )
}
