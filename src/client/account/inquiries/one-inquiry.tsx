import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { inquiryRead } from '../queries.ts'
import type { Inquiry } from './inquiry-list.tsx'

interface Props {
  _id: string
  children: (inquiry: Inquiry) => ReactNode
}

/** A question of one's own: on its way, not to be had, not there, or there. */
export function OneInquiry({ _id, children }: Props) {
  const { t } = useLingui()
  const load = useQuery(inquiryRead(useLocale(), _id))
  return (
    <>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`문의를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {(data) =>
          isMissing(data) ? (
            <p>
              <Trans>그런 문의가 없습니다. 지우셨거나 다른 계정으로 남기신 문의일 수 있습니다.</Trans>
            </p>
          ) : (
            children(data.question)
          )
        }
      </LoadState>
      <p>
        <PageLink to="/mypage/inquiries" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 문의 목록</Trans>
        </PageLink>
      </p>
    </>
  )
}
