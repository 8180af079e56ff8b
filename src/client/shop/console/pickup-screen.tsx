import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import type { ListSearch } from '../../console/list/list-search.ts'
import { Camera } from '../../console/scan/camera.tsx'
import { PickupOrder } from './pickup-order.tsx'
import { PickupWaiting } from './pickup-waiting.tsx'

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>
  onCode: (text: string) => void
}

/** The field for what is typed, by people or by a scanner. */
function CodeField({ field, onCode }: CodeFieldProps) {
  const { t } = useLingui()
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const typed = new FormData(form).get('collectionCode')
        if (typeof typed !== 'string' || typed.trim() === '') return
        onCode(typed.trim())
        form.reset()
      }}
    >
      <Labelled id="collection-code" label={t`수령 코드`}>
        <input
          ref={field}
          id="collection-code"
          name="collectionCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="K7Q-2M9"
          className={fieldClass('mt-1.5 uppercase')}
        />
      </Labelled>
      <button type="submit" className={buttonClass('primary', 'shrink-0')}>
        <Trans>주문 찾기</Trans>
      </button>
    </form>
  )
}

interface Props {
  /** What the address says: the order that is open, and the page and words of the list. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/shop/pickup`: orders are handed over to who comes for them. */
export function PickupScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const failureText = useFailureText()
  const [failure, setFailure] = useState('')
  // Counted, since one that is read a second time is another opening: it says when it was handed over.
  const [opening, setOpening] = useState({ count: 0, isFromList: false })
  const { mutate } = useApiMutation('POST /api/console/shop/orders/collection')
  const { order, ...list } = search
  const open = (_id: string, isFromList: boolean) => {
    setFailure('')
    setOpening(({ count }) => ({ count: count + 1, isFromList }))
    onSearch({ ...list, order: _id })
  }
  const find = (collectionCode: string) =>
    mutate(
      { body: { collectionCode } },
      {
        onSuccess: ({ _id }) => open(_id, false),
        onError: (error) => {
          onSearch(list)
          setFailure(failureText(error))
        },
      },
    )
  // The field keeps the focus: what a scanner types ends with Enter, which on a button would hand something over.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <ScreenHead title={t`수령 데스크`} />
      <div className="mb-10 grid max-w-6xl gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          <CodeField field={field} onCode={find} />
          <Camera hint={t`고객이 보여 주는 QR 코드를 카메라에 비춰 주십시오.`} onCode={find} />
        </div>
        <div>
          <div role="status">
            {failure !== '' ? (
              <p className="rounded-card border-4 border-danger p-4 font-semibold">
                <span aria-hidden="true">✕ </span>
                {failure}
              </p>
            ) : order === undefined ? (
              <p className="rounded-card border border-line p-4 text-sm text-muted">
                <Trans>고객의 수령 코드를 적거나 바코드 스캐너로 읽으면 여기에 주문이 보입니다.</Trans>
              </p>
            ) : (
              <span className="sr-only">
                <Trans>주문을 열었습니다.</Trans>
              </span>
            )}
          </div>
          {order !== undefined && (
            <PickupOrder
              key={`${order} ${opening.count}`}
              _id={order}
              hasFocus={opening.isFromList}
              onHandedOver={() => field.current?.focus()}
            />
          )}
        </div>
      </div>
      <PickupWaiting search={search} onSearch={onSearch} onOpen={(_id) => open(_id, true)} />
    </>
  )
}
