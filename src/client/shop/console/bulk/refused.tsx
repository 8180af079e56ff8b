import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

interface Props {
  refused: readonly { _id: string; name: string; problem: string }[]
}

/** Names the products that were left as they are, and why. */
export const Refused = ({ refused }: Props) =>
  refused.length > 0 && (
    <>
      <p className="mt-2 font-semibold text-danger">
        <Plural value={refused.length} other="상품 #개는 그대로 두었습니다." />
      </p>
      <ul className="mt-1 list-disc pl-5">
        {refused.map(({ _id, name, problem }) => (
          <li key={_id}>
            <Link to="/$" params={{ _splat: `shop/products/${_id}` }} className="underline underline-offset-4">
              {name === '' ? _id : name}
            </Link>
            : {problem}
          </li>
        ))}
      </ul>
    </>
  )
