import { shapeOf } from '#contract/shape.ts'
import { translation, type TranslationState, translationStates } from '#contract/translation-state.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figureColours, LyingBars } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { addressOf, resourceOf } from '../../console/resources.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'

/** So many of the longest bars are drawn. */
const mostBars = 8

/** Renders how much content lacks a language or was left behind by its Korean; each number leads to its list. */
export function ToTranslate() {
  const { t, i18n } = useLingui()
  const load = useQuery(readOptions('GET /api/console/writing/work', useLocale()))
  const lacking = load.data?.translations.filter(({ en, cn, stale }) => en + cn + stale > 0)
  if (lacking?.length === 0) return null
  const { choices } = shapeOf(translation)
  const nameOf = (state: TranslationState) => i18n._(choices?.[state] ?? state)
  const rows = (lacking ?? []).map((counts) => {
    const resource = resourceOf(counts.resource)
    return { ...counts, address: addressOf(resource), name: i18n._(resource.label) }
  })
  const cellsOf = ({ resource, name, total, address, ...counts }: (typeof rows)[number]): FigureCells => [
    resource,
    name,
    total,
    ...translationStates.map((state) =>
      counts[state] === 0 ? (
        '0'
      ) : (
        <Link
          key={state}
          to="/$"
          params={{ _splat: address }}
          search={{ translation: state }}
          aria-label={`${name}, ${nameOf(state)} ${counts[state]}`}
          className="inline-flex min-h-9 min-w-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {counts[state]}
        </Link>
      ),
    ),
  ]
  return (
    <FigureCard title={t`번역할 글`} note={t`글 가운데 한 언어라도 빠지거나, 옮긴 뒤 한국어가 바뀐 것을 셉니다.`}>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {() => (
          <>
            <LyingBars
              parts={[
                { key: 'count', name: t`번역할 글`, colour: figureColours[0] },
                { key: 'rest', name: t`다 된 글`, colour: figureColours[4] },
              ]}
              rows={rows
                .flatMap(({ name, total, ...counts }) =>
                  translationStates.map((state) => ({
                    name: `${name} · ${nameOf(state)}`,
                    count: counts[state],
                    rest: total - counts[state],
                  })),
                )
                .filter(({ count }) => count > 0)
                .toSorted((one, other) => other.count - one.count)
                .slice(0, mostBars)
                .map((row) => ({ ...row, said: `${row.count} / ${row.count + row.rest}` }))}
            />
            <FigureTable
              label={t`번역할 글`}
              headings={[t`구분`, t`모두`, ...translationStates.map((state) => nameOf(state))]}
              rows={rows.map(cellsOf)}
            />
          </>
        )}
      </LoadState>
    </FigureCard>
  )
}
