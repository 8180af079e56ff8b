import { useLingui } from '@lingui/react/macro'
import { type IconPoint, IconPoints } from '../../content/icon-points.tsx'
import { Section } from '../../ui/section.tsx'

/** Section 4 of the home page: secrecy, a team for divorce, one stop. */
export function Introduction() {
  const { t } = useLingui()
  const points: readonly IconPoint[] = [
    {
      icon: 'lock',
      title: t`비밀을 지킵니다`,
      text: t`상담 예약부터 사건이 끝난 뒤까지, 연락 방법과 시간을 미리 정하고 그 약속대로만 연락드립니다. 가족에게도 먼저 알리지 않습니다.`,
    },
    {
      icon: 'people',
      title: t`이혼 사건은 한 팀이 함께 봅니다`,
      text: t`변호사와 상담 실무자가 처음부터 끝까지 같은 사건을 맡습니다. 담당자가 바뀌어 같은 이야기를 다시 하시는 일이 없도록 합니다.`,
    },
    {
      icon: 'paths',
      title: t`이어지는 문제까지 한곳에서`,
      text: t`이혼에서 비롯된 민사·형사 사건, 상속과 세금 문제까지 나누지 않고 함께 살핍니다. 필요한 순서대로 하나씩 안내해 드립니다.`,
    },
  ]
  return (
    <Section eyebrow={t`저희가 일하는 방식`} title={t`서두르지 않고, 빠뜨리지 않습니다`}>
      <IconPoints points={points} />
    </Section>
  )
}
