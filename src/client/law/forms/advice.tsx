import { Trans, useLingui } from '@lingui/react/macro'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'

/** Beside the form: what is worth sending, what is not, and what follows. */
export function Advice() {
  const { t } = useLingui()
  const papers = [
    t`혼인관계증명서와 가족관계증명서(상세)`,
    t`법원이나 상대방에게서 받은 서류(소장, 답변서, 내용증명)`,
    t`날짜가 보이는 대화 내용과 사진`,
    t`재산을 알 수 있는 자료(등기사항증명서, 거래 내역)`,
  ]
  return (
    <aside className="space-y-10 text-sm">
      <section aria-labelledby="papers">
        <h2 id="papers" className="font-serif text-lg font-semibold">
          <Trans>이런 자료가 도움이 됩니다</Trans>
        </h2>
        <ul className="mt-3">
          {papers.map((paper) => (
            <li key={paper} className="flex gap-3 border-t border-line py-3">
              <TopicIcon name="check" className="mt-0.5 size-5 text-accent" />
              {paper}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="not-to-send">
        <h2 id="not-to-send" className="font-serif text-lg font-semibold">
          <Trans>이런 자료는 먼저 물어 주십시오</Trans>
        </h2>
        <p className="mt-3 text-muted">
          <Trans>
            본인이 끼지 않은 대화를 녹음한 것이나 상대방의 휴대전화에서 몰래 옮긴 것은 법에 어긋날 수 있습니다. 첨부하지 마시고 상담 때 먼저
            말씀해 주십시오.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="afterwards">
        <h2 id="afterwards" className="font-serif text-lg font-semibold">
          <Trans>보내신 뒤에는</Trans>
        </h2>
        <ol className="mt-3 list-decimal space-y-2 pl-5 text-muted">
          <li>
            <Trans>접수번호를 바로 알려 드립니다.</Trans>
          </li>
          <li>
            <Trans>파일은 어디에도 공개하지 않으며, 상담을 맡은 변호사와 실무자만 열어 봅니다.</Trans>
          </li>
          <li>
            <Trans>확인하는 대로 적어 주신 연락처로 연락드립니다.</Trans>
          </li>
        </ol>
      </section>
    </aside>
  )
}
