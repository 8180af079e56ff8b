import { api } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { saveBlob } from './save-blob.ts'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000

/** Takes a file along that only some may have: it is asked for with who asks. */
export function useDownload({ _file, name }: { _file: string; name: string }) {
  const locale = useLocale()
  const { mutate, isPending } = usePress({
    mutationFn: async () => (await api('GET /api/v1/files/{_file}', { locale, params: { _file }, timeout })) as Blob,
    onSuccess: (blob) => saveBlob(blob, name),
    onError: ({ message }) => alert(message),
  })
  return { download: () => mutate(undefined), isPending }
}
