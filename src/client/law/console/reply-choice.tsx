import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { addressOf, listRead, resourceOf } from '../../console/resources.ts'

const replies = resourceOf('replies')
const address = { _splat: addressOf(replies) }
/** As many as one can choose from in a list that opens. */
const most = 100

type Reply = Answer<'GET /api/console/forms/{_id}/replies/{_reply}'>['reply']

interface Props {
  /** The request that is answered. */
  _form: string
  onChoose: (reply: Reply) => Promise<void>
}

/** Begins an answer with a text that the office has written for it, with the name and the receipt number of the request. */
export function ReplyChoice({ _form, onChoose }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const alertFailure = useAlertFailure()
  const [chosen, setChosen] = useState('')
  const { data } = useQuery(listRead(replies, locale, { limit: most, sort: 'title' }))
  const choose = async (_reply: string) => {
    setChosen(_reply)
    if (_reply === '') return
    try {
      const { reply } = await api('GET /api/console/forms/{_id}/replies/{_reply}', { locale, params: { _id: _form, _reply } })
      await onChoose(reply)
    } catch (error) {
      void alertFailure(error instanceof Error ? error : new Error(String(error)))
    }
    // The text is edited from here on: it is the template's no longer.
    setChosen('')
  }
  if (data === undefined) return null
  const link = 'font-semibold underline underline-offset-4'
  if (data.items.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>
          자주 쓰는 답변은{' '}
          <Link to="/$" params={address} className={link}>
            답변 서식
          </Link>
          에 적어 두고 불러올 수 있습니다.
        </Trans>
      </p>
    )
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        <Trans>답변 서식</Trans>
      </label>
      <select id={id} className={fieldClass()} value={chosen} onChange={({ target }) => void choose(target.value)}>
        <option value="">{t`서식으로 시작하기`}</option>
        {data.items.map((reply) => (
          <option key={reply._id} value={reply._id}>
            {String(reply['title'])}
          </option>
        ))}
      </select>
    </div>
  )
}
