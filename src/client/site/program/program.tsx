import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Faqs, faqJsonLd } from '../../content/faqs.tsx'
import { firmId } from '../../content/json-ld.ts'
import { Page } from '../../content/page.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { TopicIcon } from '../../ui/topic-icon.tsx'
import { Ask } from '../ask.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { useProgramFaqs, useReaders, useSessions } from './program-texts.ts'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-16">
    <h2 id={id} className="mb-5 font-serif text-xl font-semibold">
      {title}
    </h2>
    <HeadingLevel value={3}>{children}</HeadingLevel>
  </section>
)

const Readers = () => (
  <ul className="grid gap-x-10 sm:grid-cols-2">
    {useReaders().map((reader) => (
      <li key={reader} className="flex gap-3 border-t border-line py-4">
        <TopicIcon name="check" className="mt-0.5 size-5 text-accent" />
        {reader}
      </li>
    ))}
  </ul>
)

const Sessions = () => (
  <ol className="border-b border-line">
    {useSessions().map(({ title, text }) => (
      <li key={title} className="grid break-inside-avoid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <h3 className="font-bold">{title}</h3>
        <p className="text-muted">{text}</p>
      </li>
    ))}
  </ol>
)

const Secrecy = () => (
  <div className="space-y-4">
    <p>
      <Trans>
        상담심리사의 기록은 사건 기록과 따로 보관합니다. 담당 변호사를 포함하여 법인의 누구도 동의 없이 그 내용을 볼 수 없고, 변호사에게
        전하고 싶은 이야기가 있으시면 어디까지 전할지를 직접 정하십니다.
      </Trans>
    </p>
    <p>
      <Trans>
        다만 본인이나 다른 사람의 생명이 위험하다고 보이거나 아동학대처럼 법이 신고를 정한 일을 알게 되면, 먼저 말씀드린 뒤 필요한 기관에
        알릴 수 있습니다.
      </Trans>
    </p>
  </div>
)

const Application = () => {
  const { t } = useLingui()
  return (
    <>
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          <Trans>상담 문의나 전화로 ‘심리 안정 프로그램’이라고만 말씀해 주십시오. 사정을 자세히 적지 않으셔도 됩니다.</Trans>
        </li>
        <li>
          <Trans>연락받으실 번호와 시간을 정하고, 만나는 방법과 비용을 먼저 말씀드립니다.</Trans>
        </li>
        <li>
          <Trans>첫 회를 마친 뒤 이어 갈지, 몇 번 만날지를 함께 정합니다.</Trans>
        </li>
      </ol>
      <div className="mt-8">
        <Ask text={t`말씀하시기 어려우면 이름과 연락처만 남기셔도 됩니다.`} />
      </div>
    </>
  )
}

/** `/program`: the psychological stability programme. It is no medicine, and says so. */
export function Program() {
  const { t } = useLingui()
  const faqs = useProgramFaqs()
  const title = t`심리 안정 프로그램`
  const description = t`이혼과 가사 사건을 지나는 동안 상담심리사와 네 번에서 여섯 번 만나 마음을 돌보는 프로그램입니다. 내용과 비밀 보호, 신청 방법을 안내합니다.`
  return (
    <Page
      title={title}
      description={description}
      lead={t`사건이 진행되는 동안에도 하루는 계속됩니다. 상담심리사와 네 번에서 여섯 번 만나, 잠과 식사, 일과 아이 돌봄처럼 오늘을 지내는 일부터 함께 살핍니다.`}
      className="grid gap-x-16 pb-[clamp(4rem,9vw,7rem)] md:grid-cols-[minmax(0,46rem)_minmax(0,23rem)] md:justify-between"
    >
      {import.meta.env.SSR && (
        <StructuredData
          make={(origin) => [
            {
              '@type': 'Service',
              '@id': `${origin}/program#service`,
              name: title,
              description,
              url: `${origin}/program`,
              provider: { '@id': firmId(origin) },
            },
            faqJsonLd(faqs),
          ]}
        />
      )}
      {/* First for whoever reads from the top, beside the text and always in view where there is room. */}
      <div className="md:col-start-2">
        <div className="md:sticky md:top-28 md:max-h-[calc(100dvh-8.5rem)] md:overflow-y-auto print:max-h-none">
          <EmergencyNumbers />
        </div>
      </div>
      <div className="min-w-0 md:col-start-1 md:row-start-1 md:-mt-16">
        <Part id="what" title={t`어떤 프로그램입니까`}>
          <p>
            <Trans>
              법률 상담과 별도로, 자격을 갖춘 상담심리사가 한 번에 50분씩 만납니다. 변호사는 함께하지 않으며, 사건의 승패를 이야기하는
              자리가 아닙니다. 의료 행위가 아니므로 진단이나 치료를 하지 않고, 마음이 나아진다고 약속드리지도 못합니다. 혼자 버티지 않으셔도
              되는 시간을 마련해 드립니다.
            </Trans>
          </p>
        </Part>
        <Part id="whom" title={t`이런 분을 위해 마련했습니다`}>
          <Readers />
        </Part>
        <Part id="sessions" title={t`네 번에서 여섯 번의 만남`}>
          <Sessions />
        </Part>
        <Part id="secrecy" title={t`이야기는 사건 기록에 남지 않습니다`}>
          <Secrecy />
        </Part>
        <Part id="apply" title={t`신청하는 방법`}>
          <Application />
        </Part>
        <Part id="faqs" title={t`자주 묻는 질문`}>
          <Faqs faqs={faqs} />
        </Part>
      </div>
    </Page>
  )
}
