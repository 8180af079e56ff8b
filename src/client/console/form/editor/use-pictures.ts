import type { Picture } from '#contract/field.ts'
import { editorUpload } from '#contract/platform/files.ts'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { withBody } from '../../../session/with-body.ts'
import { useUpload } from '../use-upload.ts'

/** A picture over a slow line, in ms. */
const timeout = 120_000

/** Stores pictures for a text (`POST /editor`, specification 7.6). */
export function usePictures(onSent: (picture: Picture) => void) {
  const locale = useLocale()
  return useUpload({
    upload: editorUpload,
    send: async (form) => (await api('POST /api/v1/editor', { locale, transport: withBody(form), timeout })).photo,
    onSent,
  })
}

/** Returns the attributes of a picture in a text. */
export const sourceOf = ({ _file, width, height }: Picture) => ({ src: `/api/v1/files/${_file}/960.webp`, width, height })

/** The file of a picture in a text. */
export const fileOf = (src: string): string | undefined => /^\/api\/v1\/files\/([\da-f-]{36})(?=\/|$)/.exec(src)?.[1]
