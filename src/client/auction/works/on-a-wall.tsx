import { useLingui } from '@lingui/react/macro'
import type { PictureSource } from '../../ui/picture.tsx'
import type { Work } from '../queries.ts'
import { figureHeight, wallScale } from './wall-scale.ts'

/** A figure of 170 cm by 50 cm, from its upper left corner. */
const figure =
  'M25 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM17 28q8-4 16 0q7 3 8 12l3 46M33 28M9 40q1-9 8-12M9 40l-3 46M14 46l1 44l-3 78h9l4-66l4 66h9l-3-78l1-44'
/** A sofa of 200 cm by 80 cm. */
const sofa = 'M22 72V12q0-8 8-8h140q8 0 8 8v60M22 38H10q-8 0-8 8v26h196V46q0-8-8-8h-12M22 44h156M100 44v28M14 72v8M186 72v8'

/** A work on a wall, true to scale beside a figure of 170 cm. */
export function OnAWall({ work, picture }: { work: Work; picture: PictureSource }) {
  const { t } = useLingui()
  const { height, width, medium } = work
  const scale = wallScale(work, medium === 'sculpture' || medium === 'craft')
  const { wall, floor, below } = scale
  const middle = scale.work.x + width / 2
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: wall.width / 300, strokeLinejoin: 'round' } as const
  return (
    <svg
      viewBox={`0 0 ${wall.width} ${wall.height}`}
      role="img"
      aria-label={t`세로 ${height} cm, 가로 ${width} cm인 작품을 키 ${figureHeight} cm인 사람 옆에 둔 그림`}
      className="w-full rounded-card bg-wash text-muted"
    >
      <path d={`M0 ${floor}H${wall.width}`} {...line} />
      <svg {...scale.figure} overflow="visible">
        <path d={figure} {...line} />
      </svg>
      {below === 'sofa' && (
        <svg x={middle - 100} y={floor - 80} overflow="visible">
          <path d={sofa} {...line} />
        </svg>
      )}
      {below === 'plinth' && <path d={`M${middle - 25} ${floor}v-90h50v90`} {...line} />}
      <image href={`/api/v1/files/${picture._file}/480.webp`} {...scale.work} preserveAspectRatio="xMidYMid meet" />
    </svg>
  )
}
