import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { copyText } from '../../content/copy-text.ts'
import { useIsOnline } from '../../content/use-online.ts'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { printPart } from '../../ui/deferred/print-part.ts'
import type { Office } from '../queries.ts'
import { mapLinks, openMapApp } from './maps.ts'
import { OfficeStatus } from './office-status.tsx'

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 border-b border-line py-3 xs:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="text-sm text-muted xs:pt-0.5">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The office on two maps, and the way there. On a phone its app is tried first. */
function Maps({ office }: { office: Office }) {
  const { i18n } = useLingui()
  const isOnline = useIsOnline()
  return (
    <>
      <ul className="no-print flex flex-wrap gap-2">
        {mapLinks.map((link) => (
          <li key={link.label.id}>
            <a
              href={link.web(office)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass(link.isRoute ? 'primary' : 'outline', 'h-full !px-4')}
              onClick={(event) => {
                if (openMapApp(link, office)) event.preventDefault()
              }}
            >
              <TopicIcon name={link.isRoute ? 'paths' : 'map'} className="size-5" />
              <span className="sr-only">{office.name} </span>
              {i18n._(link.label)}
            </a>
          </li>
        ))}
      </ul>
      {!isOnline && (
        <p role="status" className="no-print mt-2 text-sm text-muted">
          <Trans>지도를 보려면 인터넷 연결이 필요합니다.</Trans>
        </p>
      )}
    </>
  )
}

function Actions({ office, onPrint }: { office: Office; onPrint: () => void }) {
  const { t } = useLingui()
  return (
    <div className="needs-scripts no-print -ml-3 flex flex-wrap gap-x-2">
      <button
        type="button"
        className={buttonClass('quiet', '!px-3')}
        onClick={() => void copyText(office.address, t`사무소 주소를 복사했습니다.`)}
      >
        <TopicIcon name="file" className="size-5" />
        <span className="sr-only">{office.name} </span>
        <Trans>사무소 주소 복사</Trans>
      </button>
      <button type="button" className={buttonClass('quiet', '!px-3')} onClick={onPrint}>
        <TopicIcon name="print" className="size-5" />
        <span className="sr-only">{office.name} </span>
        <Trans>이 안내 인쇄</Trans>
      </button>
    </div>
  )
}

/** One office: everything that somebody on the way there needs. On paper it has a page of its own. */
export function OfficeSection({ office, isFirst }: { office: Office; isFirst: boolean }) {
  const ref = useRef<HTMLElement>(null)
  const { code, name, address, phone, fax, hours, openingHours, directions, parking, image } = office
  return (
    <section
      ref={ref}
      id={code}
      aria-labelledby={`${code}-name`}
      className={`grid gap-x-16 gap-y-6 border-t border-ink py-10 md:grid-cols-2 print:block print:border-t-0 print:py-0 ${isFirst ? '' : 'print:break-before-page'}`}
    >
      {image !== null && (
        <Picture
          picture={image}
          alt=""
          sizes="(width < 1024px) 92vw, 580px"
          widths={[480, 640, 960, 1280]}
          className="aspect-[4/3] self-start rounded-card xs:aspect-[2/1] md:aspect-[4/3] print:max-w-[50%]"
          isFirst={isFirst}
        />
      )}
      <div className="min-w-0">
        <h2 id={`${code}-name`} className="font-serif text-xl font-semibold print:mt-6">
          {name}
        </h2>
        <div className="mt-2">
          <OfficeStatus hours={openingHours} />
        </div>
        <dl className="mt-4 border-t border-line">
          <Fact label={<Trans>주소</Trans>}>
            <span className="copyable font-semibold">{address}</span>
          </Fact>
          <Fact label={<Trans>전화</Trans>}>
            <a
              href={`tel:${phone}`}
              className="copyable -my-2 inline-flex min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
            >
              {phone}
            </a>
          </Fact>
          {fax !== null && (
            <Fact label={<Trans>팩스</Trans>}>
              <span className="copyable tabular-nums">{fax}</span>
            </Fact>
          )}
          <Fact label={<Trans>운영 시간</Trans>}>{hours}</Fact>
          <Fact label={<Trans>찾아오시는 방법</Trans>}>{directions}</Fact>
          <Fact label={<Trans>주차</Trans>}>{parking}</Fact>
        </dl>
        <div className="mt-6 space-y-3">
          <Maps office={office} />
          <Actions office={office} onPrint={() => ref.current !== null && printPart(ref.current)} />
        </div>
      </div>
    </section>
  )
}
