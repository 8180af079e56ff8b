import { languageTag } from '#contract/locale.ts'
import { shapesOf } from '#contract/shape.ts'
import { participantCompany } from '#contract/trade/introductions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Cell } from '../../console/list/cell.tsx'
import { PrivateFiles } from '../../console/screens/private-files.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'

const { state: _state, ...shapes } = shapesOf(participantCompany.shape)
const read = 'GET /api/console/fairs/participants/{_id}/company'

/** The company of a participant and its documents, by which staff decide on its part in a fair. */
export function ParticipantCompany({ _participant }: { _participant: string }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const load = useQuery(readOptions(read, locale, { params: { _id: _participant } }))
  const countries = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  const kinds = { introduction: t`회사소개서`, businessRegistration: t`사업자등록증` }
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`회사 정보를 불러오지 못했습니다.`}>
      {({ company, files }) => (
        <>
          {company === null ? (
            <p className="mb-6 text-sm text-muted">
              <Trans>등록한 회사가 없습니다.</Trans>
            </p>
          ) : (
            <dl className="mb-6 grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 text-sm md:grid-cols-[8rem_1fr]">
              {Object.entries(shapes).flatMap(([name, shape]) => {
                const value: unknown = company[name as keyof typeof company]
                return value === null
                  ? []
                  : [
                      <div key={name} className="contents">
                        <dt className="text-muted">{i18n._(shape.label ?? name)}</dt>
                        <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
                          {name === 'country' && typeof value === 'string' ? (
                            (countries.of(value) ?? value)
                          ) : (
                            <Cell shape={shape} value={value} />
                          )}
                        </dd>
                      </div>,
                    ]
              })}
            </dl>
          )}
          <PrivateFiles title={t`회사의 서류`} files={files.map((file) => ({ ...file, kind: kinds[file.kind] }))} />
        </>
      )}
    </LoadState>
  )
}
