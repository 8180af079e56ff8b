import type { Agreement } from '#contract/account/consents.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { LogoutButton } from './logout-button.tsx'
import { MyConsents } from './my-consents.tsx'
import { MyData } from './my-data.tsx'
import { TitledSection } from '../content/titled-section.tsx'
import { Withdrawal } from './withdrawal.tsx'

/** Required terms that have changed. Who does not agree may take the own data along, log out or leave. */
export function AgreeAgain({ changed }: { changed: readonly Agreement['code'][] }) {
  const { t } = useLingui()
  return (
    <>
      <TitledSection id="changed-terms" title={t`바뀐 약관`}>
        <p>
          <Trans>동의하신 뒤에 내용이 바뀌었습니다. 읽어 보시고 동의하시면 이어서 이용하실 수 있습니다.</Trans>
        </p>
        <MyConsents only={changed} />
      </TitledSection>
      <TitledSection id="data" title={t`내 자료`}>
        <MyData />
      </TitledSection>
      <TitledSection id="leave" title={t`로그아웃과 탈퇴`}>
        <p>
          <Trans>
            동의하지 않으시면 로그아웃하시거나 탈퇴하실 수 있습니다. 글을 읽고 상담을 청하시는 데에는 회원 동의가 필요하지 않습니다.
          </Trans>
        </p>
        <LogoutButton />
        <Withdrawal />
      </TitledSection>
    </>
  )
}
