import { Trans } from '@lingui/react/macro'

/** Stars that somebody has given, drawn and in words. */
export const Stars = ({ rating }: { rating: number }) => (
  <span>
    <span aria-hidden="true" className="text-accent">
      {'★'.repeat(rating)}
      <span className="text-muted">{'☆'.repeat(5 - rating)}</span>
    </span>
    <span className="sr-only">
      <Trans>별점 5점 만점에 {rating}점</Trans>
    </span>
  </span>
)
