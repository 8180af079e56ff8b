/** The shape of cards that are on their way. */
export const CardSkeleton = ({ count = 3 }: { count?: number }) =>
  Array.from({ length: count }, (_card, index) => (
    <div key={index} className="space-y-4">
      <div className="skeleton aspect-[3/2]" />
      <div className="skeleton h-6 w-1/3" />
      <div className="skeleton h-12" />
    </div>
  ))

/** The same as plain boxes. `shape`: their classes. */
export const BoxSkeleton = ({ count, shape }: { count: number; shape: string }) =>
  Array.from({ length: count }, (_box, index) => <div key={index} className={`skeleton ${shape}`} />)
