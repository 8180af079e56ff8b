import { alert } from '../ui/alert.tsx'

/** Copies a text, and says so; where that is not allowed, shows it to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  await alert(isCopied ? done : text)
}
