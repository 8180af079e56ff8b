import { Won } from '../../content/won.tsx'

/** Renders an amount in won that may be less than nothing. */
export const Amount = ({ won }: { won: number }) => (
  <>
    {won < 0 && '−'}
    <Won amount={Math.abs(won)} />
  </>
)
