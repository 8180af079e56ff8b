import type { Picture } from '#contract/field.ts'

/** Letters and numbers of a name, without what stands before it in every name of its kind. */
const initialOf = (name: string): string => {
  const [first = ''] = name.replace(/^(?:\(주\)|㈜|주식회사|有限公司)\s*/u, '').match(/[\p{L}\p{N}]/u) ?? []
  return first.toUpperCase()
}

interface Props {
  name: string
  logo: Picture | null
  className?: string
}

const shape = 'shrink-0 rounded-card'

/** The logo of a company, as a whole and on white, or the first letter of its name, which stands beside it. */
export const CompanyTile = ({ name, logo, className = 'size-12 text-xl' }: Props) =>
  logo === null ? (
    <span
      aria-hidden="true"
      className={`flex items-center justify-center bg-wash font-serif font-semibold text-accent ${shape} ${className}`}
    >
      {initialOf(name)}
    </span>
  ) : (
    <img
      src={`/api/v1/files/${logo._file}/160.webp`}
      alt=""
      width={logo.width}
      height={logo.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={`border border-line bg-white object-contain p-1 ${shape} ${className}`}
    />
  )
