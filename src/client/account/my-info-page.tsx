import { useLingui } from '@lingui/react/macro'
import type { ClientModule } from '../module.ts'
import { MemberPage } from './member-page.tsx'
import { MyActivity } from './my-activity.tsx'
import { MyComments } from './my-comments.tsx'
import { MyConsents } from './my-consents.tsx'
import { MyContact } from './my-contact.tsx'
import { MyData } from './my-data.tsx'
import { MyFactor } from '../session/own/my-factor.tsx'
import { MyPasskeys } from '../session/own/my-passkeys.tsx'
import { MyFairNews } from './my-fair-news.tsx'
import { MyPush } from './my-push.tsx'
import { MyProfile } from './my-profile.tsx'
import { MySessions } from '../session/own/my-sessions.tsx'
import { LogoutButton } from './logout-button.tsx'
import { Withdrawal } from './withdrawal.tsx'
import { TitledSection } from '../content/titled-section.tsx'
import { PasswordForm } from '../session/password-form.tsx'

/** `/mypage/myinfo`: what a member has with us, and may change. */
export function MyInfoPage({ modules }: { modules: readonly ClientModule[] }) {
  const { t } = useLingui()
  return (
    <MemberPage
      title={t`내 정보`}
      description={t`회원 정보와 비밀번호, 로그인한 기기, 동의하신 약관을 보고 바꾸시며, 원하시면 탈퇴하실 수 있는 화면입니다.`}
      isWide
    >
      {(session) => (
        <>
          <TitledSection id="profile" title={t`회원 정보`}>
            <MyProfile />
          </TitledSection>
          {(session.role === 'SELLER' || session.role === 'BUYER') && (
            <>
              <TitledSection id="notifications" title={t`상담회 알림`}>
                <MyPush session={session} />
                <MyFairNews />
              </TitledSection>
              <MyContact />
            </>
          )}
          <TitledSection id="activity" title={t`문의와 즐겨찾기`}>
            <MyActivity links={modules.flatMap(({ activity = [] }) => activity)} />
          </TitledSection>
          <TitledSection id="comments" title={t`내 댓글`}>
            <MyComments />
          </TitledSection>
          <TitledSection id="password" title={t`비밀번호`}>
            <PasswordForm />
          </TitledSection>
          <TitledSection id="factor" title={t`2단계 인증`}>
            <MyFactor />
          </TitledSection>
          <TitledSection id="passkeys" title={t`패스키`}>
            <MyPasskeys />
          </TitledSection>
          <TitledSection id="sessions" title={t`로그인한 기기`}>
            <MySessions />
          </TitledSection>
          <TitledSection id="consents" title={t`동의하신 약관`}>
            <MyConsents />
          </TitledSection>
          <TitledSection id="data" title={t`내 자료`}>
            <MyData />
          </TitledSection>
          <TitledSection id="leave" title={t`로그아웃과 탈퇴`}>
            <LogoutButton />
            <Withdrawal />
          </TitledSection>
        </>
      )}
    </MemberPage>
  )
}
