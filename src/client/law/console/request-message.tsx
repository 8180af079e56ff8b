import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ago } from '../../content/ago.ts'
import { dateText } from '../../console/date-text.ts'
import { report } from '../../console/frame/undo.tsx'
import { dialled } from '../../console/list/cell-text.ts'
import { Cell } from '../../console/list/cell.tsx'
import type { ItemScreenProps } from '../../console/module.ts'
import { resourceOf } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { isCalledNext } from './next-step.ts'
import { RequestNext } from './request-next.tsx'
import { RequestSuspicion } from './request-suspicion.tsx'
import { ResponseState } from './response-state.tsx'

const forms = resourceOf('forms')

/** So long it is said that the number was copied, in ms. */
const saidFor = 5000

/** Copies a number, and says so; where that is not allowed, shows it to be copied by hand. */
async function copyNumber(phone: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(phone)
    report({ text: done }, saidFor)
  } catch {
    await alert(phone)
  }
}

interface Props extends Pick<ItemScreenProps, 'item'> {
  /** Of the button of what is to be done next; undefined: it has none. */
  next?: Omit<ComponentProps<typeof RequestNext>, 'item'>
}

/** Shows what the sender wrote, and how to reach them; before that what is to be done. */
export function RequestMessage({ item, next }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { all } = forms.shapes
  const phone = String(item['phone'])
  const number = dialled(phone)
  const isCalledAbove = next !== undefined && isCalledNext(item)
  return (
    <section aria-label={t`문의내용`} className="min-w-0 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Cell shape={all['kind']} value={item['kind']} />
        <time dateTime={item.createdAt} title={dateText(item.createdAt, locale)}>
          {ago(Date.parse(item.createdAt), locale)}
        </time>
        <span className="tabular-nums">{String(item['receipt'])}</span>
        <ResponseState item={item} />
      </p>
      {next === undefined ? item['suspicion'] !== null && <RequestSuspicion item={item} /> : <RequestNext item={item} {...next} />}
      <p className="mt-3 text-lg leading-relaxed whitespace-pre-line wrap-anywhere">{String(item['content'])}</p>
      {number === undefined ? (
        <p className="mt-4 text-sm">
          <Trans>연락처</Trans> <span className="tabular-nums">{phone}</span>
        </p>
      ) : (
        <p className="mt-4 flex flex-wrap gap-2">
          {!isCalledAbove && (
            <a href={`tel:${number}`} className={buttonClass('outline', 'tabular-nums')}>
              <Trans>전화하기</Trans> {phone}
            </a>
          )}
          <button type="button" className={buttonClass('outline')} onClick={() => void copyNumber(phone, t`전화번호를 복사했습니다.`)}>
            <Trans>번호 복사</Trans>
          </button>
        </p>
      )}
      {item['email'] !== null && (
        <p className="mt-2 text-sm wrap-anywhere">
          <Trans>이메일</Trans> <Cell shape={all['email']} value={item['email']} />
        </p>
      )}
    </section>
  )
}
