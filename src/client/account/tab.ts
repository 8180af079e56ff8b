/** Look of a link to one of the lists of a page. */
export const tab =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 aria-[current=page]:border-accent aria-[current=page]:font-semibold'
