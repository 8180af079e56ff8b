import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Renders the way from a screen of a sale back to its form. */
export const BackToSale = ({ _program }: { _program: string }) => (
  <Link
    to="/$"
    params={{ _splat: `auction/programs/${_program}` }}
    className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
  >
    <Trans>경매 프로그램으로</Trans>
  </Link>
)
