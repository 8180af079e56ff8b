import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog.tsx'

export type Stage = 'marriage' | 'preparation' | 'litigation'

interface Row {
  situation: string
  programme: string
}

function useRows(): Record<Stage, readonly Row[]> {
  const { t } = useLingui()
  return {
    marriage: [
      { situation: t`대화가 끊긴 지 오래되었습니다`, programme: t`부부 상담 연계, 대화 회복 과정 4회` },
      { situation: t`별거를 생각하고 있습니다`, programme: t`별거 합의서 검토, 생활비와 자녀 돌봄 정리` },
      { situation: t`배우자의 외도를 알게 되었습니다`, programme: t`심리 안정 상담, 증거의 적법한 보전 안내` },
      { situation: t`폭력이나 위협이 있습니다`, programme: t`안전 계획, 임시조치와 보호명령 신청 안내` },
    ],
    preparation: [
      { situation: t`이혼을 결심했지만 순서를 모릅니다`, programme: t`협의·조정·재판 절차 비교 상담` },
      { situation: t`재산을 숨길까 걱정됩니다`, programme: t`재산 목록 작성, 가압류·가처분 검토` },
      { situation: t`자녀와 떨어지고 싶지 않습니다`, programme: t`양육 계획서 작성, 사전처분 검토` },
      { situation: t`증거가 충분한지 알고 싶습니다`, programme: t`자료 점검표, 사실조회와 증거보전 계획` },
    ],
    litigation: [
      { situation: t`소장을 받았습니다`, programme: t`답변서 작성, 기한과 쟁점 정리` },
      { situation: t`조정 기일이 잡혔습니다`, programme: t`조정안 설계, 모의 조정` },
      { situation: t`재판이 길어져 지쳤습니다`, programme: t`심리 안정 프로그램, 단계별 진행 보고` },
      { situation: t`판결 뒤 약속이 지켜지지 않습니다`, programme: t`양육비 이행 확보, 면접교섭 이행명령` },
    ],
  }
}

/** What people come with at a stage, and what there is for it. */
export function SolutionDialog({ id, stage, title }: { id: string; stage: Stage; title: string }) {
  const rows = useRows()[stage]
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
          {rows.map(({ situation, programme }) => (
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
