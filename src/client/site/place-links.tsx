/** Links to places of this document, not to other pages. */
export const PlaceLinks = ({ label, places }: { label: string; places: readonly { id: string; name: string }[] }) => (
  <nav aria-label={label} className="no-print">
    <ul className="flex flex-wrap gap-2">
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-ink">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
