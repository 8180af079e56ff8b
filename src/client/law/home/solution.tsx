import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, opens } from '../../ui/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

interface Stage {
  title: string
  text: string
  /** Situations and programmes. */
  rows: readonly (readonly [string, string])[]
}

function useStages(): readonly Stage[] {
  const { t } = useLingui()
  return [
    {
      title: t`부부 상담`,
      text: t`아직 결정하지 않으셨다면, 관계를 돌아보는 일부터 시작합니다.`,
      rows: [
        [t`대화가 끊긴 지 오래되었습니다`, t`부부 상담 연계, 대화 회복 과정 4회`],
        [t`별거를 생각하고 있습니다`, t`별거 합의서 검토, 생활비와 자녀 돌봄 정리`],
        [t`배우자의 외도를 알게 되었습니다`, t`심리 안정 상담, 증거의 적법한 보전 안내`],
        [t`폭력이나 위협이 있습니다`, t`안전 계획, 임시조치와 보호명령 신청 안내`],
      ],
    },
    {
      title: t`이혼 상담과 소송 준비`,
      text: t`무엇을 확인하고 무엇을 남겨 두어야 하는지 함께 정리합니다.`,
      rows: [
        [t`이혼을 결심했지만 순서를 모릅니다`, t`협의·조정·재판 절차 비교 상담`],
        [t`재산을 숨길까 걱정됩니다`, t`재산 목록 작성, 가압류·가처분 검토`],
        [t`자녀와 떨어지고 싶지 않습니다`, t`양육 계획서 작성, 사전처분 검토`],
        [t`증거가 충분한지 알고 싶습니다`, t`자료 점검표, 사실조회와 증거보전 계획`],
      ],
    },
    {
      title: t`이혼 소송`,
      text: t`절차마다 지금 어디쯤인지, 다음은 무엇인지 알려 드립니다.`,
      rows: [
        [t`소장을 받았습니다`, t`답변서 작성, 기한과 쟁점 정리`],
        [t`조정 기일이 잡혔습니다`, t`조정안 설계, 모의 조정`],
        [t`재판이 길어져 지쳤습니다`, t`심리 안정 프로그램, 단계별 진행 보고`],
        [t`판결 뒤 약속이 지켜지지 않습니다`, t`양육비 이행 확보, 면접교섭 이행명령`],
      ],
    },
  ]
}

/** What people come with at a stage, and what there is for it. */
function SolutionDialog({ id, title, rows }: Omit<Stage, 'text'> & { id: string }) {
  return (
    <Dialog id={id} title={title} width="sm:max-w-[720px]">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-[42%] py-3 pr-4">
              <Trans>이런 상황이라면</Trans>
            </th>
            <th scope="col" className="py-3">
              <Trans>이렇게 돕습니다</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([situation, programme]) => (
            <tr key={situation} className="border-b border-line align-top">
              <th scope="row" className="py-4 pr-4 font-semibold">
                {situation}
              </th>
              <td className="py-4 text-muted">{programme}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-xs text-muted">
        <Trans>상황에 따라 절차와 기간은 달라질 수 있습니다. 자세한 내용은 상담에서 안내해 드립니다.</Trans>
      </p>
    </Dialog>
  )
}

/** Section 6 of the home page: three stages, each with a table of situations and programmes. */
export function Solution() {
  const { t } = useLingui()
  return (
    <Section look="night" eyebrow={t`단계별 솔루션`} title={t`지금 서 계신 자리에서 시작합니다`}>
      <ol className="grid gap-5 md:grid-cols-3">
        {useStages().map(({ title, text, rows }, index) => (
          <li key={index}>
            <div className="group relative flex h-full flex-col rounded-card border border-night-line p-7 transition-colors hover:border-night-accent">
              <p className="font-serif text-2xl text-night-accent">{index + 1}</p>
              <Heading className="mt-6 text-lg font-bold">{title}</Heading>
              <p className="mt-2 mb-8 text-night-muted">{text}</p>
              <button
                {...opens(`solution-${index + 1}`)}
                className="card-control mt-auto inline-flex items-center gap-2 self-start text-sm font-semibold"
              >
                <span className="sr-only">{title}: </span>
                {t`상황과 프로그램 보기`}
                <Icon name="next" className="size-4 transition-transform group-hover:translate-x-1" />
              </button>
            </div>
            <SolutionDialog id={`solution-${index + 1}`} title={title} rows={rows} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
