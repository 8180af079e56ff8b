import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '../data/use-locale.ts'
import { LogoutButton } from './logout-button.tsx'
import { MyConsents } from './my-consents.tsx'
import { MyData } from './my-data.tsx'
import { MyPart } from './my-part.tsx'
import { consentsRead } from './queries.ts'
import { Withdrawal } from './withdrawal.tsx'

/**
 * What a member has here, once a required term that has changed is agreed to again. Who does not agree may take the own data
 * along, log out or leave. A list that could not be read stands in nobody's way.
 */
export function ChangedTerms({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { data } = useQuery(consentsRead(useLocale()))
  if (data === undefined || data.changed.length === 0) return children
  return (
    <>
      <MyPart id="changed-terms" title={t`바뀐 약관`}>
        <p>
          <Trans>동의하신 뒤에 내용이 바뀌었습니다. 읽어 보시고 동의하시면 이어서 이용하실 수 있습니다.</Trans>
        </p>
        <MyConsents only={data.changed} />
      </MyPart>
      <MyPart id="data" title={t`내 자료`}>
        <MyData />
      </MyPart>
      <MyPart id="leave" title={t`로그아웃과 탈퇴`}>
        <p>
          <Trans>
            동의하지 않으시면 로그아웃하시거나 탈퇴하실 수 있습니다. 글을 읽고 상담을 청하시는 데에는 회원 동의가 필요하지 않습니다.
          </Trans>
        </p>
        <LogoutButton />
        <Withdrawal />
      </MyPart>
    </>
  )
}
