import { expectedAt } from '#contract/auction/phase.ts'
import { sizeOf } from '#contract/auction/size.ts'
import { works as resource } from '#contract/auction/works.ts'
import { fieldInfo } from '#contract/field.ts'
import { picturesInOrder } from '#contract/pictures-in-order.ts'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateText } from '../../../console/date-text.ts'
import { Html } from '../../../content/html.tsx'
import { Won } from '../../../content/won.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { Paper, PaperFacts } from '../paper.tsx'
import type { Catalogue, CatalogueWork } from './read-catalogue.ts'

const media = fieldInfo.get(resource.fields.medium)?.choices ?? {}

/** Renders the same in each of the languages of a catalogue, side by side. */
function InEach({ catalogues, render }: { catalogues: readonly Catalogue[]; render: (catalogue: Catalogue) => ReactNode }) {
  return (
    <div className={`grid gap-x-8 ${catalogues.length > 1 ? 'grid-cols-2' : ''}`}>
      {catalogues.map((catalogue) => (
        <div key={catalogue.i18n.locale} lang={catalogue.i18n.locales === undefined ? undefined : String(catalogue.i18n.locales)}>
          <I18nProvider i18n={catalogue.i18n}>{render(catalogue)}</I18nProvider>
        </div>
      ))}
    </div>
  )
}

/** When and where a sale is held, and its terms of price. */
function Head({ program: { title, venue, opensAt, closesAt, previewFrom, previewTo } }: Pick<Catalogue, 'program'>) {
  const locale = useLocale()
  const { t } = useLingui()
  const preview = [previewFrom, previewTo].filter((at) => at !== null).map((at) => dateText(at, locale))
  const facts = [
    [t`장소`, venue],
    [t`전시`, preview.length === 0 ? null : preview.join(' ~ ')],
    [t`응찰 시작`, dateText(opensAt, locale)],
    [t`첫 작품`, dateText(closesAt, locale)],
  ] as const
  return (
    <>
      <h2 className="text-3xl font-bold">{title}</h2>
      <PaperFacts facts={facts} className="mt-4" />
    </>
  )
}

/** The lots by their numbers, on the first pages. */
function Contents({ works }: Pick<Catalogue, 'works'>) {
  return (
    <>
      <h3 className="mt-8 font-bold">
        <Trans>수록 작품</Trans>
      </h3>
      <ol className="mt-2 space-y-1 text-sm tabular-nums">
        {works.map(({ _id, lot, author, title }) => (
          <li key={_id}>
            <strong>{lot}</strong> {author.name}, {title}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Facts and texts of a lot, in a language. */
function Entry({ work }: { work: CatalogueWork }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { author, title, medium, material, year, signature, estimateLow, estimateHigh } = work
  const { description, condition, provenance, exhibitions } = work
  const texts = [
    [t`보존 상태`, condition],
    [t`소장 이력`, provenance],
    [t`전시와 수록`, exhibitions],
  ] as const
  return (
    <div className="space-y-2 text-sm">
      <p className="text-base font-bold">{author.name}</p>
      <p className="font-semibold">
        {title}
        {year !== null && `, ${year}`}
      </p>
      <p>{[i18n._(media[medium] ?? medium), material, sizeOf(work), signature].filter((part) => part !== null).join(' · ')}</p>
      <p className="font-semibold">
        <Trans>
          추정가 <Won amount={estimateLow} /> ~ <Won amount={estimateHigh} />
        </Trans>
      </p>
      {description != null && <Html html={description} className="prose text-sm" />}
      {texts.map(
        ([name, text]) =>
          text != null && (
            <p key={name} className="whitespace-pre-line">
              <strong>{name}</strong> {text}
            </p>
          ),
      )}
      <p className="text-muted">
        {work.closing === 'hammer' ? t`호가` : t`마감 예정`} {dateText(expectedAt(work), locale)}
      </p>
    </div>
  )
}

/** Renders the catalogue of a sale on paper: its lots by their numbers, then each with its picture, in one or two languages. */
export function CataloguePaper({ catalogues }: { catalogues: readonly Catalogue[] }) {
  const [first] = catalogues
  if (first === undefined) return null
  return (
    <Paper>
      <InEach
        catalogues={catalogues}
        render={({ program, works }) => (
          <>
            <Head program={program} />
            <Contents works={works} />
          </>
        )}
      />
      {first.works.map(({ _id, lot, images }) => {
        const [picture] = picturesInOrder({ images })
        return (
          <article key={_id} className="mt-8 break-inside-avoid border-t border-line pt-6">
            <h3 className="text-xl font-bold tabular-nums">{lot}</h3>
            {picture !== undefined && (
              <img
                src={`/api/v1/files/${picture._file}/960.webp`}
                width={picture.width}
                height={picture.height}
                alt=""
                className="my-4 max-h-96 w-auto"
              />
            )}
            <InEach
              catalogues={catalogues}
              render={({ works }) => {
                const work = works.find((one) => one._id === _id)
                // It was taken back between two answers.
                return work === undefined ? null : <Entry work={work} />
              }}
            />
          </article>
        )
      })}
    </Paper>
  )
}
