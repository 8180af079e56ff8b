import { auctionLimits } from '#contract/auction/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCheckedForm } from '../../content/checked-form.ts'
import { PageLink } from '../../content/page-link.tsx'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { buttonClass } from '../../ui/button.ts'
import type { Registration } from './queries.ts'
import { amountOf } from '../../content/typed-amount.ts'
import { grouped } from '../../content/grouped.ts'

const { least, most } = auctionLimits.ownLimit

/** Why somebody cannot register. */
function Obstacle({ obstacle }: { obstacle: NonNullable<Registration['obstacle']> }) {
  return (
    <div className="border-l-4 border-accent bg-wash px-5 py-4">
      {obstacle === 'staff' && <Trans>경매를 맡은 직원은 응찰할 수 없습니다.</Trans>}
      {obstacle === 'registeredElsewhere' && (
        <Trans>같은 휴대전화나 이메일을 쓰는 다른 계정으로 이미 등록하셨습니다. 그 계정으로 로그인해 응찰해 주십시오.</Trans>
      )}
      {obstacle === 'blocked' && <Trans>낙찰받고 결제하지 않으신 일이 거듭되어 응찰하실 수 없습니다. 경매 문의로 말씀해 주십시오.</Trans>}
      {obstacle === 'notCertified' && (
        <>
          <p>
            <Trans>응찰하시려면 먼저 본인의 휴대전화나 이메일을 인증해 주십시오.</Trans>
          </p>
          <PageLink to="/mypage/myinfo" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>내 정보에서 인증하기</Trans>
          </PageLink>
        </>
      )}
    </div>
  )
}

/** Registers a member as a bidder of a sale: its terms are read and agreed to, and a limit is set. */
export function RegistrationForm({ _program, registration: { obstacle, terms } }: { _program: string; registration: Registration }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('POST /api/v1/auction/programs/{_id}/registration')
  const [from, to] = [grouped(least), grouped(most)]
  if (obstacle !== null) return <Obstacle obstacle={obstacle} />
  const submit = onSubmit(
    ({ text, all }) => {
      const limit = amountOf(text('limit'))
      return [
        [limit === undefined || limit < least || limit > most, 'bid-limit', t`응찰 한도를 ${from}원에서 ${to}원 사이로 적어 주십시오.`],
        [all('agreed').length === 0, 'bid-terms', t`경매 약관을 읽고 동의해 주십시오.`],
      ]
    },
    ({ text }) => {
      const body = { limit: amountOf(text('limit')) ?? 0, termsHash: terms.hash }
      mutate({ params: { _id: _program }, body }, { onError: alertFailure })
    },
  )
  return (
    <form noValidate className="space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <p className="font-semibold">
        <Trans>이 경매에 처음 응찰하십니다. 등록하시면 패들 번호를 드립니다.</Trans>
      </p>
      <section
        aria-label={t`경매 약관`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
        tabIndex={0}
        className="max-h-72 overflow-y-auto border border-line bg-surface p-4 text-sm whitespace-pre-line"
      >
        {terms.text}
      </section>
      <TextField
        id="bid-limit"
        name="limit"
        label={t`응찰 한도(원)`}
        hint={t`앞서 있는 모든 작품의 최고 응찰가를 더해 이 금액을 넘지 않게 합니다. ${from}원에서 ${to}원까지 정하실 수 있습니다.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        aria-required="true"
        aria-invalid={invalid === 'bid-limit'}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input id="bid-terms" type="checkbox" name="agreed" aria-invalid={invalid === 'bid-terms'} />
        <Trans>경매 약관을 읽었고 동의합니다.</Trans>
      </label>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        <Trans>응찰자로 등록하기</Trans>
      </button>
    </form>
  )
}
