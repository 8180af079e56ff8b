import { Trans, useLingui } from '@lingui/react/macro'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { closes, Dialog, opens } from '../../ui/deferred/dialog.tsx'
import { Section } from '../../ui/deferred/section.tsx'

/** Alert, question and dialog, each at a click. */
export function Dialogs() {
  const { t } = useLingui()
  const ask = async () => alert((await confirm(t`계속할까요?`)) ? t`확인을 고르셨습니다.` : t`취소를 고르셨습니다.`)
  return (
    <Section id="dialogs" eyebrow="ui/alert.tsx, ui/deferred/dialog.tsx" title={t`대화 상자`} look="wash">
      <div className="needs-scripts flex flex-wrap gap-3">
        <button type="button" className={buttonClass('outline')} aria-haspopup="dialog" onClick={() => void alert(t`준비중입니다.`)}>
          alert
        </button>
        <button type="button" className={buttonClass('outline')} aria-haspopup="dialog" onClick={() => void ask()}>
          confirm
        </button>
        <button {...opens('dialog')} className={buttonClass('outline')}>
          Dialog
        </button>
      </div>
      <Dialog id="dialog" title="Dialog">
        <p>
          <Trans>Esc를 누르시면 메뉴와 대화 상자가 닫히고, 열기 전의 자리로 돌아갑니다.</Trans>
        </p>
        <button {...closes('dialog')} className={buttonClass('primary', 'mt-6')}>
          <Trans>확인</Trans>
        </button>
      </Dialog>
    </Section>
  )
}
