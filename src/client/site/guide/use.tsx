import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { Points } from './points.tsx'

export function Offline() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>
          한 번 들르시면 변호사 소개와 성공사례, 글이 그림과 함께 이 기기에 저장되어, 인터넷이 없어도 읽고 찾으실 수 있습니다. 따로 설정하실
          것이 없고, 설치하지 않으셔도 됩니다.
        </Trans>
      </p>
      <Points
        points={[
          t`저장한 내용을 먼저 보여 드리고, 연결되면 새 내용으로 바꿉니다. 새로 받지 못한 내용에는 언제 저장했는지를 적습니다.`,
          t`연결이 없을 때 신청하신 상담은 이 기기에 암호화하여 두었다가, 연결되면 저절로 한 번만 보냅니다. 접수번호가 나와야 접수된 것입니다.`,
          <Trans key="device">
            무엇이 저장되어 있고 무엇이 보내기를 기다리는지는{' '}
            <PageLink to="/device" className="underline underline-offset-4">
              기기 보관함
            </PageLink>
            에서 보시고 지우실 수 있습니다.
          </Trans>,
          t`접수번호 확인과 영상, 지도에는 인터넷 연결이 필요합니다.`,
          t`오랫동안 오지 않으시면 브라우저가 저장한 글을 스스로 지우기도 합니다. 설치하시면 더 오래 남습니다.`,
        ]}
      />
    </>
  )
}

export function Languages() {
  return (
    <p>
      <Trans>
        화면 위의 KR, EN, CN을 누르시면 보시던 화면 그대로 한국어, 영어, 중국어로 바뀝니다. 좁은 화면에서는 전체 메뉴 안에 있습니다. 고르신
        언어는 이 기기에서 일 년 동안 기억합니다. 아직 번역되지 않은 글은 한국어로 보여 드리고, 그렇다고 알려 드립니다.
      </Trans>
    </p>
  )
}

/** Says what of the trade centre works without a network. */
export function CentreOffline() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>
          한 번 들르시면 상담회와 참가 상품이 이 기기에 저장되어, 인터넷이 없어도 보실 수 있습니다. 따로 설정하실 것은 없습니다.
        </Trans>
      </p>
      <Points
        points={[
          t`로그인하신 회원의 매칭과 일정도 이 기기에 저장되며, 로그아웃하시면 모두 지워집니다.`,
          t`연결이 없을 때 하신 답은 이 기기에 암호화하여 두었다가, 연결되면 저절로 한 번만 보냅니다.`,
          <Trans key="device">
            무엇이 보내기를 기다리는지는{' '}
            <PageLink to="/device" className="underline underline-offset-4">
              기기 보관함
            </PageLink>
            에서 보시고 지우실 수 있습니다.
          </Trans>,
          t`참가 신청과 온라인 상담, 서류 올리기에는 인터넷 연결이 필요합니다.`,
        ]}
      />
    </>
  )
}

/** Says how the trade centre's pages are used without a pointer. */
export function CentreAccess() {
  const { t } = useLingui()
  return (
    <Points
      points={[
        t`Tab을 누르시면 맨 먼저 ‘본문으로 바로가기’가 나옵니다. 모든 버튼과 링크를 Tab과 Enter로 쓰실 수 있습니다.`,
        t`Esc를 누르시면 메뉴와 대화 상자가 닫히고, 열기 전의 자리로 돌아갑니다.`,
        t`화면이 바뀌면 화면낭독기가 새 화면의 제목을 읽고, 다음 Tab은 그 화면의 본문에서 시작합니다.`,
        t`글자를 두 배로 키우셔도 모두 읽으실 수 있습니다. 어두운 화면은 기기의 설정을 따릅니다.`,
      ]}
    />
  )
}

export function Access() {
  const { t } = useLingui()
  return (
    <>
      <Points
        points={[
          t`Tab을 누르시면 맨 먼저 ‘본문으로 바로가기’가 나옵니다. 모든 버튼과 링크를 Tab과 Enter로 쓰실 수 있습니다.`,
          t`Esc를 누르시면 메뉴와 대화 상자가 닫히고, 열기 전의 자리로 돌아갑니다.`,
          t`저절로 넘어가는 화면에는 멈춤 버튼이 있습니다. 기기에서 ‘동작 줄이기’를 켜시면 처음부터 움직이지 않습니다.`,
          t`화면이 바뀌면 화면낭독기가 새 화면의 제목을 읽고, 다음 Tab은 그 화면의 본문에서 시작합니다.`,
          t`글자를 두 배로 키우셔도 모두 읽으실 수 있습니다. 어두운 화면은 기기의 설정을 따릅니다.`,
          t`함께 쓰는 기기에 남지 않도록, 성함과 연락처는 브라우저가 기억하거나 저절로 채우지 않습니다.`,
          t`복사는 막혀 있지만 전화번호와 주소, 접수번호는 복사하실 수 있고, 키보드와 화면낭독기는 막지 않습니다.`,
        ]}
      />
      <p>
        <Trans>
          쓰시기 어려운 곳이 있으면{' '}
          <PageLink to="/contact" className="underline underline-offset-4">
            가까운 사무소
          </PageLink>
          에 전화로 알려 주십시오. 고치는 동안에는 전화로 도와 드립니다.
        </Trans>
      </p>
    </>
  )
}
