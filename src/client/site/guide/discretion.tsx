import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { NeutralName } from './neutral-name.tsx'
import { Points } from './points.tsx'

const link = 'underline underline-offset-4'

/** Renders an explanation of what quick exit does and cannot do. */
export function QuickExitGuide() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>
          화면 위의 ‘빠른 나가기’를 누르시면 화면을 먼저 비우고 날씨 홈페이지로 옮겨 갑니다. 보시던 화면의 자리에 날씨 홈페이지가
          들어가므로, 뒤로 가기를 눌러도 그 화면은 나오지 않습니다.
        </Trans>
      </p>
      <p>
        <Trans>키보드에서는 Esc를 잇달아 세 번 누르셔도 같습니다. 상담 창과 전체 메뉴 안에도 ‘빠른 나가기’가 있습니다.</Trans>
      </p>
      <Points
        title={t`빠른 나가기가 하지 못하는 일`}
        points={[
          t`그 전에 여신 화면은 뒤로 가기에 남고, 보신 모든 주소는 브라우저의 방문 기록에 남습니다.`,
          t`검색하신 말과 다른 홈페이지의 기록은 이 홈페이지가 지울 수 없습니다.`,
          t`통화 기록과 문자, 갈무리한 화면, 내려받은 파일은 그대로 있습니다.`,
          <Trans key="kept">
            다시 읽도록 저장한 글은 지우지 않습니다.{' '}
            <a href="#erase" className={link}>
              이 기기에 남은 것 지우기
            </a>
            에서 따로 지우십시오.
          </Trans>,
        ]}
      />
      <Points
        title={t`방문 기록에서 지우려면`}
        points={[
          t`휴대전화의 Chrome과 삼성 인터넷: 메뉴의 ‘방문 기록’에서 이 홈페이지의 줄을 골라 지우십시오.`,
          t`iPhone의 Safari: 책갈피 버튼을 누르고 시계 모양의 ‘방문 기록’에서 줄을 왼쪽으로 밀어 지우십시오.`,
          t`컴퓨터: Ctrl+H(Mac은 ⌘+Y)로 방문 기록을 열고 이 홈페이지의 줄만 골라 지우십시오.`,
          t`기록을 모두 지우면 도리어 눈에 띌 수 있습니다. 이 홈페이지의 줄만 지우시는 편이 낫습니다.`,
        ]}
      />
    </>
  )
}

/** For those who share the phone, or fear that somebody looks at it. */
export function SharedPhone() {
  const { t } = useLingui()
  const lines = [
    { name: t`경찰`, number: '112' },
    { name: t`여성긴급전화`, number: '1366' },
  ]
  return (
    <>
      <Points
        points={[
          t`시크릿 창(iPhone은 ‘개인정보 보호’ 탭)에서 여십시오. 창을 닫으면 방문 기록과 저장한 글이 함께 사라집니다.`,
          t`홈 화면의 아이콘은 누구에게나 보입니다. 알리고 싶지 않으시면 설치하지 않으시는 편이 가장 안전합니다.`,
          t`잠금 번호를 상대방이 안다면 믿을 수 있는 다른 사람의 기기나 직장의 전화를 쓰십시오.`,
          t`전화하신 기록은 휴대전화와 요금 명세에 남을 수 있습니다. 통화 뒤에 기록을 지우시거나 다른 전화를 쓰십시오.`,
          t`상담을 신청하실 때에는 받으셔도 괜찮은 번호를 적고, 편한 시간과 문자를 보내도 되는지를 함께 적어 주십시오. 그대로 따릅니다.`,
          t`갈무리한 화면과 사진은 다른 기기와 자동으로 나누어질 수 있습니다. 사진첩의 동기화 설정을 확인하십시오.`,
        ]}
      />
      <NeutralName />
      <p className="font-semibold">
        <Trans>위험하다고 느끼시면 이 화면보다 먼저 연락하십시오. 밤낮없이 받습니다.</Trans>
      </p>
      <p className="flex flex-wrap gap-2">
        {lines.map(({ name, number }) => (
          <a key={number} href={`tel:${number}`} className={buttonClass('outline', 'copyable tabular-nums')}>
            <Icon name="phone" className="size-5" />
            {name} {number}
          </a>
        ))}
      </p>
    </>
  )
}
