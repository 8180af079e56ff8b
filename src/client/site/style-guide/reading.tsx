import { Trans, useLingui } from '@lingui/react/macro'
import { Faqs } from '../../content/faqs.tsx'
import { Section } from '../../ui/deferred/section.tsx'

/** Text to be read: questions that open, and what an article is made of. */
export function Reading() {
  const { t } = useLingui()
  return (
    <Section id="reading" eyebrow="content/faqs.tsx, .prose" title={t`글`} look="wash">
      <div className="grid items-start gap-12 md:grid-cols-2">
        <Faqs
          faqs={[
            {
              question: t`색은 왜 이름으로만 씁니까?`,
              answer: t`밝은 화면과 어두운 화면에서 값이 다르기 때문입니다. 이름을 쓰면 두 화면에서 모두 읽힙니다.`,
            },
            {
              question: t`움직임은 얼마나 씁니까?`,
              answer: t`처음 나타날 때 한 번뿐입니다. 기기에서 ‘동작 줄이기’를 켜시면 아무것도 움직이지 않습니다.`,
            },
          ]}
        />
        <div className="prose">
          <h2>
            <Trans>비밀이 먼저입니다</Trans>
          </h2>
          <p>
            <Trans>이름은 가명으로 말씀하셔도 됩니다.</Trans> <a href="#reading">{t`자세히 보기`}</a>
          </p>
          <ul>
            <li>{t`첫 연락`}</li>
            <li>{t`첫 상담`}</li>
          </ul>
          <ol>
            <li>{t`위임계약`}</li>
            <li>{t`마무리와 그 뒤`}</li>
          </ol>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`주소`}</th>
                <th scope="col">{t`운영 시간`}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>/contact</td>
                <td>09:00–18:00</td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  )
}
