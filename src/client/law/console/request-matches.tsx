import { inboxCalls, type RequestMatch } from '#contract/law/inbox.ts'
import type { Body } from '#contract/api.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { type ConsoleItem, resourceOf } from '../../console/resources.ts'
import { useTakeRequest } from './use-take-request.ts'

const forms = resourceOf('forms')
const opponentFields = bodyFields(inboxCalls['PUT /api/console/forms/{_id}/opponent'])

interface Props {
  matches: readonly RequestMatch[]
  total: number
  /** Why each is named. */
  reasons: Readonly<Record<RequestMatch['why'], string>>
}

/** Other requests that may be about the same people. */
function Matches({ matches, total, reasons }: Props) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const more = total - matches.length
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {matches.map(({ form, why }) => (
        <li key={`${form._id} ${why}`} className="py-2">
          <Link to="/$" params={{ _splat: `forms/${form._id}` }} className="font-semibold underline underline-offset-4 wrap-anywhere">
            {form.name} ({form.receipt})
          </Link>
          <p className="text-muted">
            {reasons[why]} {i18n._(forms.shapes.all['stage']?.choices?.[form.stage] ?? '')} · {dateText(form.createdAt, locale)}
          </p>
        </li>
      ))}
      {more > 0 && (
        <li className="py-2 text-muted">
          <Plural value={more} other="이 밖에 #건이 더 있습니다." />
        </li>
      )}
    </ul>
  )
}

/** Tells of other requests of the same number, and of those on the other side of this one. */
export function RelatedRequests({ item: { _id } }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['GET /api/console/forms/{_id}/related', locale, _id],
    queryFn: ({ signal }) => api('GET /api/console/forms/{_id}/related', { locale, signal, params: { _id }, query: { limit: 10 } }),
  })
  if (data === undefined || data.related.length === 0) return null
  const reasons = {
    phone: t`연락처가 같습니다.`,
    client: t`이 상담의 상대방과 이름이 같은 신청인입니다.`,
    opponent: t`이 신청인과 이름이 같은 사람이 상대방으로 기록되어 있습니다.`,
  }
  return (
    <section aria-labelledby="related" className="mb-8 max-w-6xl rounded-card border-2 border-accent bg-surface p-4">
      <h2 id="related" className="text-sm font-semibold">
        <Trans>관련이 있을 수 있는 상담</Trans>
      </h2>
      <Matches matches={data.related} total={data.summary.total} reasons={reasons} />
    </section>
  )
}

/** Notes the other party of a request, and looks for the name in all others. */
export function ConflictCheck({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const take = useTakeRequest()
  const [found, setFound] = useState<{ conflicts: readonly RequestMatch[]; total: number }>()
  const { _id, hasOpponent, opponent } = item
  const reasons = {
    phone: '',
    client: t`신청인과 이름이 같습니다.`,
    opponent: t`상대방과 이름이 같습니다.`,
  }
  const check = async (values: Record<string, unknown>) => {
    setFound(undefined)
    const body = values as Body<'PUT /api/console/forms/{_id}/opponent'>
    const { form } = await api('PUT /api/console/forms/{_id}/opponent', { locale, params: { _id }, body })
    take(form)
    if (body.name === null) return
    const { conflicts, summary } = await api('POST /api/console/forms/conflicts', { locale, body: { name: body.name, _form: _id } })
    setFound({ conflicts, total: summary.total })
  }
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          이 이름을 다른 상담의 신청인, 상대방과 견주어 봅니다. 보관하기로 하지 않으시면 이름은 저장하지 않고, 견주어 볼 수 있는 암호값만
          남깁니다.
        </Trans>{' '}
        {hasOpponent === true && opponent === null && <Trans>지금은 상대방이 이름 없이 기록되어 있습니다.</Trans>}
      </p>
      <CallForm
        fields={opponentFields}
        initial={{ name: opponent, isStored: opponent !== null }}
        button={<Trans>확인하고 기록</Trans>}
        done={t`기록했습니다.`}
        send={check}
      />
      <div role="status" className="mt-4">
        {found !== undefined &&
          (found.total === 0 ? (
            <p className="text-sm font-semibold">
              <Trans>이름이 같은 사람이 다른 상담에 없습니다.</Trans>
            </p>
          ) : (
            <>
              <p className="text-sm font-semibold text-danger">
                <Plural value={found.total} other="이름이 같은 상담이 #건 있습니다. 같은 사람인지 확인하십시오." />
              </p>
              <Matches matches={found.conflicts} total={found.total} reasons={reasons} />
            </>
          ))}
      </div>
    </>
  )
}
