import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAlerts } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Section } from '../../../ui/section.tsx'

const places = ['sheet', 'middle', 'full'] as const

/** Alert, question and dialog, each at a click. */
export function Dialogs() {
  const { t } = useLingui()
  const { alert, confirm } = useAlerts()
  const [place, setPlace] = useState<(typeof places)[number]>()
  const ask = async () => alert((await confirm(t`계속할까요?`)) ? t`확인을 고르셨습니다.` : t`취소를 고르셨습니다.`)
  const close = () => setPlace(undefined)
  return (
    <Section id="dialogs" eyebrow="ui/alert.tsx, ui/dialog.tsx" title={t`대화 상자`} look="wash">
      <div className="needs-scripts flex flex-wrap gap-3">
        <button type="button" className={buttonClass('outline')} aria-haspopup="dialog" onClick={() => void alert(t`준비중입니다.`)}>
          alert
        </button>
        <button type="button" className={buttonClass('outline')} aria-haspopup="dialog" onClick={() => void ask()}>
          confirm
        </button>
        {places.map((name) => (
          <button key={name} type="button" className={buttonClass('outline')} aria-haspopup="dialog" onClick={() => setPlace(name)}>
            Dialog {name}
          </button>
        ))}
      </div>
      {place !== undefined && (
        <Dialog title={`Dialog ${place}`} place={place} onClose={close}>
          <p>
            <Trans>Esc를 누르시면 메뉴와 대화 상자가 닫히고, 열기 전의 자리로 돌아갑니다.</Trans>
          </p>
          <button type="button" className={buttonClass('primary', 'mt-6')} onClick={close}>
            <Trans>확인</Trans>
          </button>
        </Dialog>
      )}
    </Section>
  )
}
