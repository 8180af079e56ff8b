/** Classes of the name of a filter, which stands in its field, above what is chosen; what they are in is `relative`. */
export const inLabelClass =
  'pointer-events-none absolute top-0.5 left-[calc(1rem+1px)] z-1 max-w-[calc(100%-3rem)] truncate text-xs leading-4 font-semibold text-muted'

/** Classes of a field with its name in it: 44 px are enough for both. */
export const inFieldClass = 'h-11 pt-4 pb-0.5 text-sm'
