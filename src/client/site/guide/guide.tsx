import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '../../content/page.tsx'
import { useSite } from '../../data/firm.ts'
import { AskReceipt } from './ask-receipt.tsx'
import { EraseDevice } from './erase-device.tsx'
import { PlaceLinks } from '../place-links.tsx'
import { InstallGuide } from './install-guide.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { Points } from './points.tsx'
import { Access, CentreAccess, CentreOffline, Languages, Offline } from './use.tsx'
import { QuickExitGuide, SharedPhone } from './discretion.tsx'

function Receipt() {
  return (
    <>
      <p>
        <Trans>
          상담을 신청하고 받으신 접수번호를 넣으시면 처리 상태와 접수한 날만 보여 드립니다. 이름과 연락처, 적으신 내용은 나오지 않고, 넣으신
          번호도 이 기기에 남지 않습니다.
        </Trans>
      </p>
      <AskReceipt />
      <noscript>
        <p>
          <Trans>이 브라우저에서는 스크립트가 꺼져 있어 여기에서 확인하실 수 없습니다. 전화로 접수번호를 말씀해 주십시오.</Trans>
        </p>
      </noscript>
    </>
  )
}

function Erase() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>이 홈페이지가 이 기기에 남긴 것을 한 번에 지웁니다. 인터넷이 없어도 됩니다.</Trans>
      </p>
      <Points
        points={[
          t`지우는 것: 다시 읽도록 저장한 글과 그림, 아직 보내지 못한 상담 신청, 고르신 언어, 오늘 하루 보지 않기로 하신 알림, 설치에 관한 선택, 상담 신청이 두 번 보내지지 않게 하는 표시.`,
          t`지우지 못하는 것: 브라우저의 방문 기록, 홈 화면의 아이콘, 이미 보내신 상담 신청.`,
          t`지운 뒤에는 처음 오신 것과 같아서, 다시 여시려면 인터넷 연결이 필요합니다.`,
        ]}
      />
      <EraseDevice />
      <p className="text-sm text-muted">
        <Trans>
          이 홈페이지를 연 다른 탭이 있으면 먼저 닫아 주십시오. 브라우저 설정의 ‘사이트 데이터 삭제’로도 같은 것을 지우실 수 있습니다.
        </Trans>
      </p>
    </>
  )
}

/** Renders `/guide?site=centre`: how to install and use the trade centre's app. */
function CentreGuide() {
  const { t } = useLingui()
  const subjects = [
    { id: 'install', title: t`앱으로 설치하기`, text: <InstallGuide /> },
    { id: 'offline', title: t`인터넷 없이 보기`, text: <CentreOffline /> },
    { id: 'language', title: t`언어 바꾸기`, text: <Languages /> },
    { id: 'access', title: t`키보드와 화면낭독기`, text: <CentreAccess /> },
    { id: 'erase', title: t`이 기기에 남은 것 지우기`, text: <CentreErase /> },
  ]
  return (
    <Subjects
      isHidden
      subjects={subjects}
      description={t`앱으로 설치하는 방법과 인터넷 없이 상담회와 내 일정을 보는 방법을 안내합니다.`}
      lead={t`설치하지 않으셔도 모두 그대로 쓰실 수 있습니다. 설치하는 방법과 편하게 쓰는 방법을 차례로 안내합니다.`}
    />
  )
}

function CentreErase() {
  return (
    <>
      <p>
        <Trans>
          이 기기에 저장한 상담회와 일정, 아직 보내지 않은 답까지 이 주소가 이 기기에 남긴 것을 한 번에 지웁니다. 지우면 되돌릴 수 없습니다.
        </Trans>
      </p>
      <EraseDevice />
    </>
  )
}

interface SubjectsProps {
  subjects: readonly { id: string; title: string; text: ReactNode }[]
  description: string
  lead: string
  isHidden?: boolean
}

/** Renders a guide: the list of its subjects, and each of them. */
function Subjects({ subjects, ...page }: SubjectsProps) {
  const { t } = useLingui()
  return (
    <Page
      {...page}
      title={t`앱 설치와 이용 안내`}
      top={
        <div className="mt-6">
          <PlaceLinks label={t`이 안내의 차례`} places={subjects.map(({ id, title }) => ({ id, name: title }))} />
        </div>
      }
      className="pb-[clamp(3rem,7vw,6rem)]"
    >
      {subjects.map(({ id, title, text }) => (
        <TitledSection key={id} id={id} title={title}>
          {text}
        </TitledSection>
      ))}
    </Page>
  )
}

/** Renders `/guide`: how to install and use the app of a site. */
export const Guide = () => (useSite() === 'firm' ? <FirmGuide /> : <CentreGuide />)

/** Renders the firm's guide: how to install and use the app, and how to leave few traces of it. */
function FirmGuide() {
  const { t } = useLingui()
  const subjects = [
    { id: 'install', title: t`앱으로 설치하기`, text: <InstallGuide /> },
    { id: 'offline', title: t`인터넷 없이 다시 읽기`, text: <Offline /> },
    { id: 'language', title: t`언어 바꾸기`, text: <Languages /> },
    { id: 'receipt', title: t`접수번호로 확인하기`, text: <Receipt /> },
    { id: 'exit', title: t`빠른 나가기`, text: <QuickExitGuide /> },
    { id: 'shared', title: t`함께 쓰는 휴대전화에서`, text: <SharedPhone /> },
    { id: 'erase', title: t`이 기기에 남은 것 지우기`, text: <Erase /> },
    { id: 'access', title: t`키보드와 화면낭독기`, text: <Access /> },
  ]
  return (
    <Subjects
      subjects={subjects}
      description={t`앱으로 설치하는 방법, 인터넷 없이 다시 읽기, 접수번호 확인, 빠른 나가기와 함께 쓰는 휴대전화에서 흔적을 줄이는 방법을 안내합니다.`}
      lead={t`설치하지 않으셔도 모두 그대로 쓰실 수 있습니다. 설치하는 방법과 편하게 쓰는 방법, 흔적을 줄이는 방법을 차례로 안내합니다.`}
    />
  )
}
