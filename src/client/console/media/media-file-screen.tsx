import type { Answer, Body } from '#contract/api.ts'
import { mediaCalls, replacementUpload } from '#contract/platform/media.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { withBody } from '../../session/with-body.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { bodyFields } from '../form/body-fields.ts'
import { CallForm } from '../form/call-form.tsx'
import { useUpload } from '../form/use-upload.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { report } from '../frame/undo.tsx'
import { FocalPoint } from './focal-point.tsx'
import { mediaFileRead } from './media.ts'
import { MediaPlaces } from './media-places.tsx'
import { MediaRemoval } from './media-removal.tsx'

type Read = Answer<'GET /api/console/files/{_file}'>
type Change = Body<'PUT /api/console/files/{_file}'>

const { name, alt } = bodyFields(mediaCalls['PUT /api/console/files/{_file}'])
const named = name === undefined ? {} : { name }
const described = { ...named, ...(alt === undefined ? {} : { alt }) }

/** The picture that is there beside the one that comes, and where. */
function Exchange({ file, url }: { file: Read['file']; url: string | undefined }) {
  const { t } = useLingui()
  const { uses } = file
  const shown = 'mt-1 block h-32 max-w-full rounded-control object-contain'
  return (
    <>
      {uses === 0 ? <Trans>아직 쓰이는 곳이 없습니다.</Trans> : <Plural value={uses} other="쓰이는 곳 #곳에서 바로 바뀝니다." />}{' '}
      <Trans>이름과 설명은 그대로입니다.</Trans>
      {url !== undefined && (
        <span className="mt-3 grid grid-cols-2 gap-3 text-sm font-normal">
          <span>
            <Trans>지금</Trans>
            <img src={`/api/v1/files/${file._id}/480.webp`} alt={t`지금 사진`} className={shown} />
          </span>
          <span>
            <Trans>바꿀 사진</Trans>
            <img src={url} alt={t`바꿀 사진`} className={shown} />
          </span>
        </span>
      )}
    </>
  )
}

/** Another file in its place, wherever it is used, once that is said: the screen goes on with that one, and offers the way back. */
function Replace({ file }: Pick<Read, 'file'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const params = { _file: file._id }
  const open = (_file: string) => navigate({ to: '/media/$file', params: { file: _file }, replace: true })
  const takeBack = async (_file: string) => {
    await api('PUT /api/console/files/{_file}/replacement', { locale, params: { _file }, body: { _by: file._id } })
    await open(file._id)
  }
  const { sendAll, isPending } = useUpload({
    upload: replacementUpload,
    send: (form) => api('POST /api/console/files/{_file}/replacement', { locale, params, transport: withBody(form), timeout: 600_000 }),
    onSent: ({ file: { _id } }) => void open(_id).then(() => report({ text: t`파일을 바꾸었습니다.`, undo: () => takeBack(_id) })),
  })
  const ask = async (field: HTMLInputElement) => {
    const chosen = field.files?.[0]
    // The same file can be chosen again.
    field.value = ''
    if (chosen === undefined) return
    const url = file.picture === null ? undefined : URL.createObjectURL(chosen)
    const isMeant = await confirm(<Exchange file={file} url={url} />)
    if (url !== undefined) URL.revokeObjectURL(url)
    if (isMeant) sendAll([chosen])
  }
  return (
    <FileButton id="media-replacement" disabled={isPending} onChosen={(field) => void ask(field)}>
      {isPending ? <Trans>올리고 있습니다…</Trans> : <Trans>다른 파일로 바꾸기</Trans>}
    </FileButton>
  )
}

function OpenFile({ file, places }: Read) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { _id, picture } = file
  const change = async (body: Change) => {
    await api('PUT /api/console/files/{_file}', { locale, params: { _file: _id }, body })
  }
  const focusing = usePress({
    mutationFn: change,
    onError: (error) => void alertFailure(error),
    onSettled: () => refreshed(client),
  })
  // What was pressed is shown until the server has said what is stored.
  const focus = focusing.isPending ? focusing.variables.focus : picture?.focus
  const toList = async () => navigate({ to: '/media' })
  return (
    <>
      <ScreenHead title={file.name}>
        <Link to="/media" className={buttonClass('quiet')}>
          <Trans>미디어</Trans>
        </Link>
        <a href={`/api/v1/files/${_id}`} className={buttonClass('outline')}>
          <Trans>내려받기</Trans> ({sizeText(file.size)})
        </a>
        {file.removedAt === null && <Replace file={file} />}
      </ScreenHead>
      {(places.length === 0 || file.removedAt !== null) && (
        <MediaRemoval files={[_id]} areRemoved={file.removedAt !== null} onDone={() => void toList()} />
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        {picture !== null && <FocalPoint picture={picture} focus={focus ?? null} onChange={(next) => focusing.mutate({ focus: next })} />}
        <div className="min-w-0 space-y-8">
          <CallForm
            fields={picture === null ? named : described}
            initial={{ name: file.name, alt: file.alt }}
            send={change}
            done={t`저장했습니다`}
          />
          <MediaPlaces places={places} uses={file.uses} />
        </div>
      </div>
    </>
  )
}

/** `/console/media/{_file}`: one file, what it shows, and where it is used. */
export function MediaFileScreen({ _file }: { _file: string }) {
  const { t } = useLingui()
  const load = useQuery(mediaFileRead(useLocale(), _file))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`파일을 불러오지 못했습니다.`}>
      {(read) => <OpenFile {...read} />}
    </LoadState>
  )
}
