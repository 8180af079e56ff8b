import { useLingui } from '@lingui/react/macro'

/** Ten megabytes over a slow connection, in ms. */
export const pictureTimeout = 180_000
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the files that were chosen in a field, and lets the same be chosen again. */
export function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])]
  field.value = ''
  return files
}

/** Returns what is wrong with pictures that were chosen, as a person reads it; undefined: nothing. @param maxBytes of each */
export function usePictureProblem(maxBytes: number) {
  const { t } = useLingui()
  const megabytes = maxBytes / 1024 / 1024
  return (files: readonly File[]): string | undefined => {
    if (files.some(({ type }) => !pictureTypes.includes(type))) return t`JPG, PNG, WEBP 사진만 올리실 수 있습니다.`
    return files.some(({ size }) => size > maxBytes) ? t`사진 하나는 ${megabytes}MB까지 올리실 수 있습니다.` : undefined
  }
}
