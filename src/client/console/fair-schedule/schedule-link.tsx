import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.ts'
import type { ExtraProps } from '../screens/extras.ts'

/** On a fair: the way to its automatic schedule. */
export const ScheduleLink = ({ item: { _id } }: ExtraProps) => (
  <p className="mb-6">
    <Link to="/fairs/$fair/schedule" params={{ fair: _id }} className={buttonClass('outline')}>
      <Trans>자동 일정</Trans>
    </Link>
  </p>
)
