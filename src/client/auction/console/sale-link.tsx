import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ItemPartProps } from '../../console/module.ts'
import { buttonClass } from '../../ui/button.ts'

/** Renders the way from a sale to its control room. */
export const SaleLink = ({ item: { _id } }: ItemPartProps) => (
  <p className="mb-6">
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/control` }} className={buttonClass('outline')}>
      <Trans>경매 관제</Trans>
    </Link>
  </p>
)
