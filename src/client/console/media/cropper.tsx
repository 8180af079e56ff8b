import type { Picture } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import 'react-image-crop/dist/ReactCrop.css'
import { useId, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'

const ratios = ['1:1', '4:3', '3:2', '16:9', '6:7', '4:5', '3:4'] as const
const whole: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 }

/** The part of the stored picture, in its pixels: never outside of it. */
function boxOf({ x, y, width, height }: PercentCrop, picture: Picture) {
  const left = Math.min(picture.width - 1, Math.max(0, Math.round((x / 100) * picture.width)))
  const top = Math.min(picture.height - 1, Math.max(0, Math.round((y / 100) * picture.height)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.round((width / 100) * picture.width))),
    height: Math.max(1, Math.min(picture.height - top, Math.round((height / 100) * picture.height))),
  }
}

/** Names of the handles, for those who hear them. */
function useHandleNames() {
  const { t } = useLingui()
  return {
    cropArea: t`자를 곳. 화살표 글쇠로 옮깁니다.`,
    nwDragHandle: t`왼쪽 위 모서리`,
    nDragHandle: t`위쪽 변`,
    neDragHandle: t`오른쪽 위 모서리`,
    eDragHandle: t`오른쪽 변`,
    seDragHandle: t`오른쪽 아래 모서리`,
    sDragHandle: t`아래쪽 변`,
    swDragHandle: t`왼쪽 아래 모서리`,
    wDragHandle: t`왼쪽 변`,
  }
}

/** Selects as much of a picture as there is in a ratio, in its middle; nearly all of it where there is none. */
function selectionOf(ratio: string, { width, height }: Picture): PercentCrop {
  const [across = 0, down = 0] = ratio.split(':').map(Number)
  if (down === 0) return whole
  const aspect = across / down
  const share = Math.min(100, (100 * height * aspect) / width)
  return centerCrop(makeAspectCrop({ unit: '%', width: share }, aspect, width, height), width, height)
}

/** The part as it will look in its place. */
function Result({ picture: { _file }, crop: { x, y, width, height }, aspect }: { picture: Picture; crop: PercentCrop; aspect: number }) {
  const { t } = useLingui()
  const percent = (part: number, of: number) => `${(100 * part) / of}%`
  return (
    <figure className="w-28 shrink-0 text-xs text-muted">
      <div className="relative overflow-hidden rounded-control border border-line" style={{ aspectRatio: aspect }}>
        <img
          src={`/api/v1/files/${_file}/960.webp`}
          alt={t`자른 사진`}
          className="absolute h-auto max-w-none"
          style={{ width: percent(100, width), left: percent(-x, width), top: percent(-y, height) }}
        />
      </div>
      <figcaption className="mt-1">
        <Trans>이렇게 보입니다</Trans>
      </figcaption>
    </figure>
  )
}

interface Props {
  picture: Picture
  /** Of the place that it is for. */
  ratio?: string | undefined
  onDone: (cut: Picture) => void
}

/** Chooses a part of a picture, by hand or by the arrow keys. It is cut by the server: the original stays as it is. */
export function Cropper({ picture, ratio: own = '', onDone }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const handleNames = useHandleNames()
  const [crop, setCrop] = useState(() => selectionOf(own, picture))
  const [ratio, setRatio] = useState(own)
  const [across = 0, down = 0] = ratio.split(':').map(Number)
  const aspect = down > 0 ? across / down : undefined
  const choose = (next: string) => {
    setRatio(next)
    setCrop(selectionOf(next, picture))
  }
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const call = { locale, params: { _file: picture._file }, body: boxOf(crop, picture) }
      return (await api('POST /api/console/files/{_file}/crops', call)).file
    },
    onSuccess: onDone,
    onError: (error) => void alertFailure(error),
  })
  const { width, height } = boxOf(crop, picture)
  const isEmpty = crop.width === 0 || crop.height === 0
  return (
    <div className="space-y-4">
      <ReactCrop
        crop={crop}
        {...(aspect === undefined ? {} : { aspect })}
        keepSelection
        // As wide as there is room, and no higher than what is seen: known before the picture has come.
        style={{ width: `min(100%, ${(55 * picture.width) / picture.height}dvh)` }}
        ariaLabels={handleNames}
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img
          src={`/api/v1/files/${picture._file}/960.webp`}
          alt=""
          className="block w-full"
          style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        />
      </ReactCrop>
      <div className="flex flex-wrap items-end gap-3">
        {own !== '' && !isEmpty && <Result picture={picture} crop={crop} aspect={width / height} />}
        <Labelled id={id} label={t`가로세로 비율`}>
          <select id={id} value={ratio} className={fieldClass('text-sm')} onChange={({ target }) => choose(target.value)}>
            <option value="">
              <Trans>자유롭게</Trans>
            </option>
            {ratios.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Labelled>
        <p className="mr-auto pb-3 text-sm text-muted tabular-nums">
          <Trans>
            {width} × {height} 픽셀
          </Trans>
        </p>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={isPending || isEmpty}
          onClick={() => !isEmpty && mutate(undefined)}
        >
          {isPending ? <Trans>자르고 있습니다…</Trans> : <Trans>이대로 자르기</Trans>}
        </button>
      </div>
    </div>
  )
}
