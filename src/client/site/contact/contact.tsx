import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Page } from '../../content/page.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { printPart } from '../../ui/deferred/print-part.ts'
import { LoadedOffices } from '../office-cards.tsx'
import { PlaceLinks } from '../place-links.tsx'
import type { Office } from '../queries.ts'
import { officeJsonLd } from '../structured-data.ts'
import { OfficeSection } from './office.tsx'

const skeleton = (
  <div className="space-y-10">
    {[0, 1].map((position) => (
      <div key={position} className="grid gap-x-16 gap-y-6 py-10 md:grid-cols-2">
        <div className="skeleton aspect-[4/3]" />
        <div className="space-y-4">
          <div className="skeleton h-9 w-1/2" />
          <div className="skeleton h-72" />
        </div>
      </div>
    ))}
  </div>
)

function OfficeLinks({ offices, onPrint }: { offices: readonly Office[]; onPrint: () => void }) {
  const { t } = useLingui()
  return (
    <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <PlaceLinks label={t`사무소`} places={offices.map(({ code, name }) => ({ id: code, name }))} />
      <button type="button" className={buttonClass('outline', 'needs-scripts')} onClick={onPrint}>
        <TopicIcon name="print" className="size-5" />
        <Trans>모두 인쇄</Trans>
      </button>
    </div>
  )
}

/** `/contact`: the offices, when they are open, how to get there, and how to be called. */
export function Contact({ callback }: { callback: ReactNode }) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Page
      title={t`오시는 길`}
      description={t`사무소의 주소와 운영 시간, 대중교통과 주차, 지도와 길찾기를 안내합니다. 방문 전에 예약해 주시면 기다리지 않으십니다.`}
      lead={t`방문하시기 전에 예약해 주시면 기다리지 않으십니다. 오시기 어려우면 상담 문의를 남겨 주십시오.`}
    >
      <LoadedOffices skeleton={skeleton}>
        {(offices) => (
          <>
            {import.meta.env.SSR && <StructuredData make={(origin) => offices.map((office) => officeJsonLd(origin, office))} />}
            {offices.length > 1 && <OfficeLinks offices={offices} onPrint={() => list.current !== null && printPart(list.current)} />}
            <div ref={list}>
              {offices.map((office, index) => (
                <OfficeSection key={office.code} office={office} isFirst={index === 0} />
              ))}
            </div>
            <p className="no-print border-t border-ink pt-6 text-sm text-muted">
              <Trans>
                열려 있는지는 한국 시간으로 안내하며, 공휴일은 반영하지 않습니다. 공휴일 앞뒤에 오실 때에는 전화로 먼저 확인해 주십시오.
              </Trans>
            </p>
          </>
        )}
      </LoadedOffices>
      {callback}
    </Page>
  )
}
