import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../content/page.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { AskAdvice } from '../ask-advice.tsx'
import { profileJsonLd } from '../json-ld.ts'
import { homeReads, type Lawyer } from '../queries.ts'
import { MainCareer } from './career.tsx'
import { Portrait } from './portrait.tsx'

const columns = 'grid gap-x-20 gap-y-10 md:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]'

const Letter = ({ name, job }: Lawyer) => (
  <div className="space-y-6 text-lg">
    <p>
      <Trans>
        안녕하십니까. 법무법인 이음새 {job} {name}입니다.
      </Trans>
    </p>
    <p>
      <Trans>
        이 화면까지 오시는 데 오랜 시간이 걸리셨을지도 모르겠습니다. 누구에게 말해야 할지, 말해도 되는지, 말하고 나면 되돌릴 수 없게 되는
        것은 아닌지 여러 번 망설이셨을 것입니다. 그 망설임은 약해서가 아니라, 함께 살아온 시간을 가볍게 여기지 않으시기 때문이라고
        생각합니다.
      </Trans>
    </p>
    <p>
      <Trans>
        이음새는 두 조각을 이은 자리를 이르는 우리말입니다. 혼인이 끝나는 자리는 끊어진 곳처럼 보이지만, 다음 삶이 시작되는 곳이기도 합니다.
        아이와의 약속, 살 집과 생계, 오래 미뤄 둔 대화가 그 자리에서 다시 이어져야 합니다. 저희는 그 자리가 다시 벌어지지 않도록 한 땀씩
        살피는 일을 합니다.
      </Trans>
    </p>
    <p>
      <Trans>
        그래서 어떻게 다툴지보다 무엇을 지키고 싶으신지를 먼저 여쭙습니다. 할 수 있는 일과 어려운 일을 처음부터 나누어 말씀드리고, 소송이
        아닌 길이 있으면 그 길도 함께 보여 드립니다. 결과를 약속드리지는 못합니다. 다만 지금 어디쯤 와 있고 다음은 무엇인지 모르는 채로
        기다리시게 하지는 않겠습니다.
      </Trans>
    </p>
    <p>
      <Trans>
        들려주신 이야기는 이곳을 벗어나지 않습니다. 연락드릴 번호와 시간, 문자를 남겨도 되는지를 먼저 여쭙고 그대로 지킵니다. 사건을 맡기지
        않으셔도 마찬가지입니다.
      </Trans>
    </p>
    <p>
      <Trans>준비된 서류가 없어도, 아직 마음을 정하지 못하셨어도 괜찮습니다. 서두르지 마시고, 말씀하실 수 있을 때 찾아와 주십시오.</Trans>
    </p>
    <p className="pt-4">
      <span className="block text-base text-muted">
        <Trans>법무법인 이음새 {job}</Trans>
      </span>
      <span className="mt-1 block font-serif text-2xl font-semibold">{name}</span>
    </p>
  </div>
)

function Greeting({ lawyer }: { lawyer: Lawyer }) {
  const { _id, name, intro } = lawyer
  return (
    <div className={columns}>
      {import.meta.env.SSR && <StructuredData make={(origin) => profileJsonLd(origin, lawyer)} />}
      <Portrait
        lawyer={lawyer}
        sizes="(width < 1024px) 90vw, 460px"
        className="max-w-[28rem] rounded-t-[999px] rounded-b-card md:col-start-2"
        isFirst
      />
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        <Letter {...lawyer} />
      </div>
      <section aria-labelledby="career" className="max-w-[28rem] md:col-start-2">
        <blockquote className="border-l-2 border-accent pl-4">{intro}</blockquote>
        <h2 id="career" className="mt-10 font-bold">
          <Trans>주요 경력</Trans>
        </h2>
        <MainCareer lawyer={lawyer} className="mt-3" />
        <p className="no-print mt-6">
          <PageLink to="/member/$_lawyer" params={{ _lawyer: _id }} className={buttonClass('outline')}>
            <Trans>{name} 변호사 소개</Trans>
          </PageLink>
        </p>
      </section>
    </div>
  )
}

const skeleton = (
  <div className={columns}>
    <div className="space-y-5">
      <div className="skeleton h-8 w-2/3" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
    </div>
    <div className="skeleton aspect-[6/7] max-w-[28rem]" />
  </div>
)

/** `/rev/intro`: what the representative lawyer has to say to somebody who comes here. */
export function Intro() {
  const { t } = useLingui()
  const load = useQuery(homeReads(useLocale()).representative)
  return (
    <Page
      title={t`대표변호사 인사말`}
      description={t`법무법인 이음새 대표변호사가 처음 찾아오신 분께 드리는 글입니다. 무엇을 먼저 듣고, 무엇을 약속드릴 수 있는지 적었습니다.`}
      type="profile"
      lead={t`처음 찾아오신 분께 드리는 글입니다.`}
    >
      <LoadState
        load={load}
        skeleton={skeleton}
        failed={t`대표변호사 소개를 불러오지 못했습니다.`}
        empty={t`대표변호사 소개를 준비하고 있습니다.`}
        isEmpty={({ lawyers }) => lawyers.length === 0}
      >
        {({ lawyers: [lawyer] }) => lawyer !== undefined && <Greeting lawyer={lawyer} />}
      </LoadState>
      <div className="mt-16 max-w-[46rem]">
        <AskAdvice text={t`어디서부터 말씀하셔야 할지 몰라도 괜찮습니다. 지금 가장 걱정되는 일부터 들려 주십시오.`} />
      </div>
    </Page>
  )
}
