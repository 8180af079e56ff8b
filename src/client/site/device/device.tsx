import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '../../data/firm.ts'
import { Page } from '../../content/page.tsx'
import { Pins } from './pins.tsx'
import { EraseDevice } from '../guide/erase-device.tsx'
import { TitledSection } from '../../content/titled-section.tsx'

function Erase() {
  return (
    <>
      <p>
        <Trans>
          이 홈페이지가 이 기기에 남긴 것을 한 번에 지웁니다. 저장한 글, 아직 보내지 않은 신청, 고르신 언어까지 모두 사라지고 되돌릴 수
          없습니다.
        </Trans>
      </p>
      <EraseDevice />
    </>
  )
}

interface Props {
  outbox: ReactNode
  /** What of the firm can be read without a network. */
  content?: ReactNode
  /** What members chose to keep of their meetings, where there is anything. */
  agenda: ReactNode
}

/** `/device`: what waits to be sent, what was put aside, what the device keeps besides, and how to be rid of it. */
export function Device({ outbox, content, agenda }: Props) {
  const { t } = useLingui()
  const isFirm = useSite() === 'firm'
  const parts = [
    { id: 'outbox', title: isFirm ? t`보내기를 기다리는 신청` : t`보내기를 기다리는 답`, text: outbox },
    ...(agenda === undefined ? [] : [{ id: 'agenda', title: t`이 기기에 보관한 상담 일정`, text: agenda }]),
    ...(content !== undefined
      ? [
          { id: 'pins', title: t`저장한 글`, text: <Pins /> },
          { id: 'kept', title: t`인터넷 없이 읽을 수 있는 것`, text: content },
        ]
      : []),
    { id: 'erase', title: t`이 기기에 남은 것 지우기`, text: <Erase /> },
  ]
  return (
    <Page
      title={t`기기 보관함`}
      description={
        isFirm
          ? t`보내기를 기다리는 상담 신청과 저장한 글, 인터넷 없이 읽을 수 있는 내용을 보시고 한 번에 지우실 수 있습니다.`
          : t`보내기를 기다리는 답과 이 기기에 보관한 상담 일정을 보시고 한 번에 지우실 수 있습니다.`
      }
      isHidden
      lead={t`이 화면의 내용은 지금 쓰시는 기기에만 있습니다. 다른 기기나 서버에서는 보이지 않습니다.`}
      className="pb-[clamp(3rem,7vw,6rem)]"
    >
      <noscript>
        <p className="pb-8">
          <Trans>이 브라우저에서는 스크립트가 꺼져 있어 이 기기에 저장된 것이 없습니다.</Trans>
        </p>
      </noscript>
      <div className="needs-scripts">
        {parts.map(({ id, title, text }) => (
          <TitledSection key={id} id={id} title={title}>
            {text}
          </TitledSection>
        ))}
      </div>
    </Page>
  )
}
