import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import type { FormPart } from '../../console/form/form-parts.ts'
import type { ItemPartProps } from '../../console/module.ts'
import { ParticipantCompany } from './participant-company.tsx'
import { ParticipantDecision } from './participant-decision.tsx'
import { ParticipantDocuments } from './participant-documents.tsx'
import { Contact, Hopes, Products } from './participant-facts.tsx'

/** Fields of the form that are decided about above it, where a question comes first. */
export const decidedParts: readonly FormPart[] = [{ fields: ['state', 'reason'], Part: () => null }]

/** Presents a participant on one screen: company, documents, products, contact and hopes, with the decision about this fair in view. */
export function ParticipantReview({ item, onChanged }: ItemPartProps) {
  const { t } = useLingui()
  const { _id } = item
  const load = useQuery(readOptions('GET /api/console/fairs/participants/{_id}/review', useLocale(), { params: { _id } }))
  return (
    <div className="mb-8">
      <ParticipantDecision key={_id} item={item} onChanged={onChanged} cancels={load.data?.review.cancels} />
      <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`참가 기업을 불러오지 못했습니다.`}>
        {({ review }) => (
          <div className="grid max-w-6xl gap-x-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="min-w-0">
              <ParticipantCompany _participant={_id} />
              <ParticipantDocuments _participant={_id} />
              {item['role'] === 'SELLER' && <Products {...review} />}
            </div>
            <div className="min-w-0">
              <Contact contact={review.contact} people={review.people} note={item['note']} />
              <Hopes {...review} />
              <p className="mb-8 text-sm">
                <Link
                  to="/fairs/$fair/board"
                  params={{ fair: String(item['_fair']) }}
                  search={{ view: 'list', _participant: _id }}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  <Trans>이 기업의 상담</Trans>
                </Link>
              </p>
            </div>
          </div>
        )}
      </LoadState>
    </div>
  )
}
