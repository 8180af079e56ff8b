import { bidChannels } from '#contract/auction/bidding-times.ts'
import { paddleBidFields } from '#contract/auction/rostrum.ts'
import { fieldInfo } from '#contract/field.ts'
import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCheckedForm } from '../../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { amountOf } from '../../../content/typed-amount.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { type RostrumLot, useDesk } from './desk.ts'

const channels = fieldInfo.get(paddleBidFields.channel)?.choices ?? {}

/** Takes a bid that is called in the hall or by telephone: the paddle, at the next sum where no other one is typed. */
export function PaddleBid({ lot: { _work, proposals } }: { lot: RostrumLot }) {
  const { t, i18n } = useLingui()
  const format = new Intl.NumberFormat(languageTag(useLocale()))
  const [typed, setTyped] = useState('')
  const { invalid, onSubmit } = useCheckedForm()
  const { bid, isPending } = useDesk()
  const [least = 0] = proposals
  const amount = typed === '' ? least : amountOf(typed)
  const next = format.format(least)
  const submit = onSubmit(
    ({ text }) => [
      [(amountOf(text('paddle')) ?? 0) === 0, 'called-paddle', t`패들 번호를 숫자로 적어 주십시오.`],
      [(amount ?? 0) < least, 'called-amount', t`지금은 ${next}원부터 응찰하실 수 있습니다.`],
    ],
    ({ form, text }) => {
      const channel = bidChannels.find((one) => one === text('channel')) ?? 'room'
      bid(_work, { paddle: amountOf(text('paddle')) ?? 0, maximum: amount ?? 0, channel }, () => {
        setTyped('')
        const field = form.elements.namedItem('paddle')
        if (!(field instanceof HTMLInputElement)) return
        field.value = ''
        field.focus()
      })
    },
  )
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Labelled id="called-paddle" label={t`패들 번호`}>
          <input
            id="called-paddle"
            name="paddle"
            className={fieldClass('mt-1.5')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            aria-invalid={invalid === 'called-paddle'}
          />
        </Labelled>
        <Labelled id="called-amount" label={t`금액(원)`}>
          <input
            id="called-amount"
            name="amount"
            className={fieldClass('mt-1.5')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={18}
            placeholder={next}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-invalid={invalid === 'called-amount'}
          />
        </Labelled>
      </div>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">
          <Trans>응찰 방법</Trans>
        </legend>
        {bidChannels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="channel" value={channel} defaultChecked={channel === 'room'} />
            {i18n._(channels[channel] ?? channel)}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        <Trans>응찰 넣기</Trans>
      </button>
    </form>
  )
}
