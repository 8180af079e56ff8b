import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenHead } from './screen-head.tsx'
import { useLingui } from '@lingui/react/macro'

/** An address of the console where nothing is. */
export function NotThere() {
  const { t } = useLingui()
  return (
    <>
      <ScreenHead title={t`없는 화면입니다`} />
      <p>
        <Trans>주소가 바뀌었거나 항목이 삭제되었습니다.</Trans>{' '}
        <Link to="/dashboard" className="underline underline-offset-4">
          <Trans>대시보드로</Trans>
        </Link>
      </p>
    </>
  )
}
