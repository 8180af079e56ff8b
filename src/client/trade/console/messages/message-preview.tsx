import type { Answer } from '#contract/api.ts'
import { localeNames } from '#contract/locale-names.ts'
import { languageTag } from '#contract/locale.ts'
import type { FairMessageInput } from '#contract/trade/fair-messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { NameSearch } from '../name-search.tsx'
import { useReasons } from './use-reasons.ts'

type Preview = Answer<'POST /api/console/fairs/{_id}/messages/preview'>['preview']
const mostFound = 10

interface OfOne {
  name: string
  preview: Preview
}

function Shown({ name, preview: { language, subject, text } }: OfOne) {
  const { t } = useLingui()
  return (
    <article
      aria-label={t`${name}에서 받는 메일`}
      lang={languageTag(language)}
      className="rounded-card border border-line bg-surface p-4 text-sm"
    >
      <p className="text-xs text-muted">
        {name} · {localeNames[language]}
      </p>
      <p className="mt-1 mb-3 font-bold wrap-anywhere">{subject}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </article>
  )
}

interface Props {
  _fair: string
  /** What is typed now. */
  read: () => FairMessageInput
}

/** Renders a message as one participant, found by name, would get it. */
export function MessagePreview({ _fair, read }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertReasons = useReasons()
  const [q, setQ] = useState('')
  const [shown, setShown] = useState<OfOne>()
  const { mutate, isPending } = usePress({
    mutationFn: async ({ _id, name }: { _id: string; name: string }) => {
      const body = { message: read(), _participant: _id }
      return { name, ...(await api('POST /api/console/fairs/{_id}/messages/preview', { locale, params: { _id: _fair }, body })) }
    },
    onSuccess: setShown,
    onError: alertReasons,
  })
  const found = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/joining', locale, { params: { _id: _fair }, query: { q, limit: mostFound } }),
    enabled: q !== '',
  })
  return (
    <section aria-labelledby="message-preview" className="space-y-4">
      <h2 id="message-preview" className="font-bold">
        <Trans>한 기업이 받는 대로 보기</Trans>
      </h2>
      <NameSearch q={q} onSearch={setQ} />
      {q !== '' && (
        <LoadState
          load={found}
          skeleton={<div className="skeleton h-24" />}
          failed={t`기업을 찾지 못했습니다.`}
          empty={t`이름이 맞는 참가 기업이 없습니다.`}
          isEmpty={({ participants }) => participants.length === 0}
        >
          {({ participants }) => (
            <ul aria-label={t`찾은 참가 기업`} className="flex flex-wrap gap-2">
              {participants.map(({ _id, name }) => (
                <li key={_id}>
                  <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate({ _id, name })}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </LoadState>
      )}
      {shown !== undefined && <Shown {...shown} />}
    </section>
  )
}
