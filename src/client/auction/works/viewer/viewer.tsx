import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import type { PictureSource } from '../../../ui/picture.tsx'
import { WallImage } from '../../wall-picture.tsx'
import { viewFiles } from '../view-files.ts'
import { useGestures } from './use-gestures.ts'
import { bounded, fitScale, maxScale, moved, type Size, tilesOf, type View, wholeView, zoomed } from './view.ts'

interface Props {
  picture: PictureSource
  name: string
}

const step = 1.6
const middle = { x: 0, y: 0 }
/** CSS pixels that an arrow key moves. */
const stride = 80

/** The size of an element, followed. */
function useScreen(element: React.RefObject<HTMLElement | null>): Size | undefined {
  const [screen, setScreen] = useState<Size>()
  useEffect(() => {
    const node = element.current
    if (node === null) return undefined
    const observer = new ResizeObserver(() => setScreen({ width: node.clientWidth, height: node.clientHeight }))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return screen
}

/** A picture in tiles over a small one of it: what is sharp comes as it is looked at. Styles are set by the script, as the policy asks. */
function Sheet({ picture, screen, view, isStepped }: { picture: PictureSource; screen: Size; view: View; isStepped: boolean }) {
  const { _file, width, height } = picture
  const [hasFailed, setHasFailed] = useState(false)
  const { x, y, scale } = view
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <>
      <div
        style={{
          position: 'absolute',
          width,
          height,
          transformOrigin: '0 0',
          translate: `${screen.width / 2 - x * scale}px ${screen.height / 2 - y * scale}px`,
          scale: String(scale),
          transitionProperty: 'translate, scale',
          transitionDuration: isStepped && !isCalm ? '180ms' : '0ms',
        }}
      >
        <div style={{ position: 'absolute', width, height }}>
          <WallImage picture={picture} alt="" {...viewFiles} onError={() => setHasFailed(true)} />
        </div>
        {tilesOf(view, picture, screen, devicePixelRatio).map(({ path, ...tile }) => (
          <img
            key={path}
            src={`/api/v1/files/${_file}/tiles/${path}`}
            alt=""
            draggable={false}
            // Without it there is the small picture.
            onError={(event) => (event.currentTarget.hidden = true)}
            style={{ position: 'absolute', maxWidth: 'none', ...tile }}
          />
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className="absolute inset-0 grid place-items-center p-6 text-center">
          <Trans>사진을 불러오지 못했습니다. 연결을 확인하시고 다시 열어 주십시오.</Trans>
        </p>
      )}
    </>
  )
}

interface ControlProps {
  /** Of the scale at which the whole picture is seen. */
  percent: number
  isMost: boolean
  onZoom: (factor: number) => void
  onWhole: () => void
}

/** Buttons of the viewer, and how near one is. */
function Controls({ percent, isMost, onZoom, onWhole }: ControlProps) {
  const button = buttonClass('night', 'bg-night')
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 p-4">
      <button type="button" className={button} onClick={() => onZoom(1 / step)} disabled={percent <= 100}>
        <Trans>축소</Trans>
      </button>
      <p role="status" className="w-16 text-center text-sm tabular-nums">
        <span className="sr-only">
          <Trans>배율</Trans>{' '}
        </span>
        {percent}%
      </p>
      <button type="button" className={button} onClick={() => onZoom(step)} disabled={isMost}>
        <Trans>확대</Trans>
      </button>
      <button type="button" className={button} onClick={onWhole} disabled={percent <= 100}>
        <Trans>전체 보기</Trans>
      </button>
    </div>
  )
}

/** Looks at a picture closely: by fingers, wheel, mouse, keys and buttons. */
export default function Viewer({ picture, name }: Props) {
  const { t } = useLingui()
  const [state, setState] = useState<{ view: View; isStepped: boolean }>()
  const change = (next: (view: View, screen: Size) => View, isStepped = false) =>
    setState((before) => (screen === undefined ? before : { view: next(before?.view ?? wholeView(picture, screen), screen), isStepped }))
  const zoom = (factor: number, at = middle, isStepped = true) => change((view, size) => zoomed(view, factor, at, picture, size), isStepped)
  const whole = () => change((_view, size) => wholeView(picture, size), true)
  const { ref, handlers } = useGestures<HTMLDivElement>({
    move: (by) => change((view, size) => moved(view, by, picture, size)),
    zoom: (factor, at) => zoom(factor, at, false),
    tapTwice: (at) => (percent > 150 ? whole() : zoom(3, at)),
  })
  const screen = useScreen(ref)
  const isThere = screen !== undefined
  // Keys that came before there was anything to move would be lost.
  useEffect(() => {
    if (isThere) ref.current?.focus()
  }, [ref, isThere])

  const view = screen && bounded(state?.view ?? wholeView(picture, screen), picture, screen)
  const percent = view === undefined ? 100 : Math.round((view.scale / fitScale(picture, screen ?? picture)) * 100)
  const most = screen === undefined ? 1 : maxScale(picture, screen)
  const onKeyDown = (event: KeyboardEvent) => {
    const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const
    const arrow = arrows[event.key as keyof typeof arrows]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (arrow !== undefined) change((now, size) => moved(now, { x: arrow[0] * stride, y: arrow[1] * stride }, picture, size), true)
    else if (event.key === '+' || event.key === '=') zoom(step)
    else if (event.key === '-' || event.key === '_') zoom(1 / step)
    else if (event.key === '0') whole()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all that is in it
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div
        ref={ref}
        {...handlers}
        role="region"
        aria-label={t`${name}: 화살표로 움직이고 +와 -로 확대하고 축소하며 0으로 전체를 봅니다`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by the keyboard, too
        tabIndex={0}
        className="relative min-h-0 flex-1 cursor-pointer touch-none overflow-hidden"
      >
        {view !== undefined && screen !== undefined && (
          <Sheet picture={picture} screen={screen} view={view} isStepped={state?.isStepped === true} />
        )}
      </div>
      <Controls percent={percent} isMost={view !== undefined && view.scale >= most} onZoom={zoom} onWhole={whole} />
    </div>
  )
}
