import { useAlerts } from '../ui/alert.tsx'

/** Copies a text, and says so; where that is not allowed, shows it to be copied by hand. */
export function useCopy() {
  const { alert } = useAlerts()
  return async (text: string, done: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    await alert(isCopied ? done : text)
  }
}
