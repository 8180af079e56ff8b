/** Letters and numbers of a name, without what stands before it in every name of its kind. */
const initialOf = (name: string): string => {
  const [first = ''] = name.replace(/^(?:\(주\)|㈜|주식회사|有限公司)\s*/u, '').match(/[\p{L}\p{N}]/u) ?? []
  return first.toUpperCase()
}

/** A tile in the place of a logo: the first letter of a name, which stands beside it. */
export const InitialTile = ({ name, className = 'size-12 text-xl' }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`flex shrink-0 items-center justify-center rounded-card bg-wash font-serif font-semibold text-accent ${className}`}
  >
    {initialOf(name)}
  </span>
)
