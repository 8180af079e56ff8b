import { sizeOf } from '#contract/auction/size.ts'
import { picturesInOrder } from '#contract/pictures-in-order.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { toDescription } from '../../content/description.ts'
import { FactRow } from '../../content/fact-row.tsx'
import { Mark } from '../../content/marks.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { ShareBar } from '../../content/share-bar.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { PageHead } from '../../data/head/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useKnownSession } from '../../session/use-session.ts'
import { container } from '../../ui/container.ts'
import { LotPanel } from '../bids/lot-panel.tsx'
import { AuctionInformation } from '../auction-information.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Estimate } from '../estimate.tsx'
import { workJsonLd } from '../json-ld.ts'
import { mediumNames } from '../medium-names.ts'
import { useMoment } from '../moment.ts'
import type { Auction, Work } from '../queries.ts'
import { LotsBeside } from './lots-beside.tsx'
import { OnAWall } from './on-a-wall.tsx'
import { OwnNote } from '../../content/own-note.tsx'
import { WorkChanges } from './work-changes.tsx'
import { WorkViews } from './work-views.tsx'

/** What it is: artist and title above, what it is made of, how large it is. */
function Identity({ work }: { work: Work }) {
  const { t, i18n } = useLingui()
  const { lot, author, title, year, material, signature, medium } = work
  return (
    <>
      <p className="text-sm font-semibold text-muted tabular-nums">{t`Lot ${lot}`}</p>
      <p className="mt-1 text-lg font-semibold">
        <PageLink
          to="/auction/authors/$_author"
          params={{ _author: author._id }}
          className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
        >
          {author.name}
        </PageLink>
      </p>
      <h1 className="font-serif text-2xl font-semibold">{title}</h1>
      <dl className="mt-6">
        <FactRow name={t`재료와 기법`}>{material}</FactRow>
        <FactRow name={t`크기`}>
          {sizeOf(work)} <span className="text-sm text-muted">{work.depth === null ? t`(세로 × 가로)` : t`(세로 × 가로 × 깊이)`}</span>
        </FactRow>
        {year !== null && <FactRow name={t`제작 연도`}>{year}</FactRow>}
        {signature !== null && <FactRow name={t`서명과 에디션`}>{signature}</FactRow>}
        <FactRow name={t`분류`}>{i18n._(mediumNames[medium])}</FactRow>
      </dl>
    </>
  )
}

/** What it is estimated at, from which price on it is sold, what is paid on top, and until when. */
function Price({ work }: { work: Work }) {
  const { t } = useLingui()
  const { taxKind, program } = work
  const percent = program.premium[0]?.percent ?? 0
  return (
    <div className="mt-2 border-t border-line pt-5">
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <div>
          <p className="text-sm font-semibold text-muted">
            <Trans>추정가</Trans>
          </p>
          <p className="text-xl font-bold">
            <Estimate work={work} />
          </p>
        </div>
      </div>
      <dl className="mt-4">
        <FactRow name={t`구매 수수료`}>
          {program.premium.length === 1 ? t`낙찰가의 ${percent}%` : t`낙찰가 구간마다 다릅니다.`}{' '}
          <span className="text-sm text-muted">
            <Trans>(부가세 별도)</Trans>
          </span>
          <PageLink
            to="/auction/programs/$_program"
            params={{ _program: program._id }}
            hash="conditions"
            className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            <Trans>응찰 조건 보기</Trans>
          </PageLink>
        </FactRow>
        <FactRow name={t`낙찰가의 부가세`}>{taxKind === 'original' ? t`없음(원작)` : t`10%(복수 제작품)`}</FactRow>
      </dl>
      <LotPanel work={work} />
    </div>
  )
}

/** What is said of it at length. */
function Report({ work }: { work: Work }) {
  const { t } = useLingui()
  const { description, condition, provenance, exhibitions, shipping, fallback } = work
  const isForeign = (field: string) => fallback?.includes(field) === true
  const texts = [
    { id: 'condition', title: t`상태`, text: condition },
    { id: 'provenance', title: t`소장 이력`, text: provenance },
    { id: 'exhibitions', title: t`전시와 수록`, text: exhibitions },
    { id: 'shipping', title: t`운송 안내`, text: shipping },
  ]
  return (
    <>
      {description !== null && (
        <TitledSection id="description" title={t`작품 설명`}>
          <RichText html={description} isForeign={isForeign('description')} />
        </TitledSection>
      )}
      {texts.map(
        ({ id, title, text }) =>
          text !== null && (
            <TitledSection key={id} id={id} title={title}>
              <p className="whitespace-pre-line" lang={isForeign(id) ? 'ko' : undefined}>
                {text}
              </p>
            </TitledSection>
          ),
      )}
    </>
  )
}

/** Earlier sales in which a work was offered, and not sold. */
function Earlier({ before }: Pick<Work, 'before'>) {
  const { t } = useLingui()
  const day = useMoment()
  if (before.length === 0) return null
  return (
    <TitledSection id="before" title={t`이전 출품`}>
      <ul className="space-y-1">
        {before.map(({ _work, lot, program, endedAt, state }) => (
          <li key={_work}>
            <PageLink
              to="/auction/programs/$_program"
              params={{ _program: program._id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {program.title}
            </PageLink>{' '}
            · {t`Lot ${lot}`} · <time dateTime={endedAt}>{day(endedAt)}</time> ·{' '}
            {state === 'passed' ? <Trans>유찰</Trans> : <Trans>출품 철회</Trans>}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** `/auction/works/{_id}`: the picture leads, and what one has to know stands beside it. */
export function WorkPage({ work, auction }: { work: Work; auction: Auction }) {
  const { t, i18n } = useLingui()
  const session = useKnownSession()
  const { _id, lot, title, author, material, program, medium } = work
  const pictures = picturesInOrder(work)
  const [first] = pictures
  const name = `${author.name}, ${title}`
  const artform = i18n._(mediumNames[medium])
  return (
    <>
      <PageHead
        title={`${name} · ${t`Lot ${lot}`} · ${program.title}`}
        description={toDescription(
          [`${name}. ${material}, ${sizeOf(work)}.`, t`추정가와 상태, 소장 이력을 살펴보시고 가까이에서 보듯 확대해 보십시오.`].join(' '),
        )}
      />
      {import.meta.env.SSR && <StructuredData make={(origin) => workJsonLd(origin, work, artform)} />}
      <div className={`${container} page-top pt-3 pb-[clamp(4rem,9vw,7rem)]`}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-sm font-semibold">
          <p className="text-accent">
            <Breadcrumbs sale={program} page={t`Lot ${lot}`} />
          </p>
          <LotsBeside work={work} />
        </div>
        <div className={`grid gap-x-16 gap-y-8 ${first === undefined ? '' : 'md:grid-cols-2'}`}>
          {first !== undefined && <WorkViews name={name} pictures={pictures} />}
          <div className="min-w-0">
            <Identity work={work} />
            <WorkChanges changes={work.changes} />
            <Price work={work} />
            <div className="mt-6 flex flex-wrap gap-2">
              {session !== undefined && <Mark key={session.sub} kind="works" _item={_id} list="bookmarks" />}
              <ShareBar title={name} />
            </div>
            {session !== undefined && session.actor === undefined && (
              <div className="mt-4">
                <OwnNote key={session.sub} account={session.sub} kind="works" _item={_id} subject={name} path={`/auction/works/${_id}`} />
              </div>
            )}
          </div>
        </div>
        <div className="section mt-12">
          <Report work={work} />
          <Earlier before={work.before} />
          {first !== undefined && (
            <TitledSection id="wall" title={t`벽에 걸어 보기`}>
              <OnAWall work={work} picture={first} />
            </TitledSection>
          )}
        </div>
        <AuctionInformation auction={auction} />
      </div>
    </>
  )
}
