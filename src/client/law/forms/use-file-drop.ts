import { useEffect, useState } from 'react'
import { addFiles } from './add-files.tsx'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
/** What is under a dialog takes nothing. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

function contentOf(items: DataTransferItemList): { files: File[]; folders: string[] } {
  const files: File[] = []
  const folders: string[] = []
  for (const item of items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    const file = item.getAsFile()
    if (entry?.isDirectory === true) folders.push(entry.name)
    else if (file !== null) files.push(file)
  }
  return { files, folders }
}

const isTextField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Takes files that are dropped anywhere on the page: beside a small target the browser would open them, and what was typed
 * would be gone. And pasted ones; a field that can have the text gets it. Returns whether files are over the page.
 */
export function useFileDrop(): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(!isCovered())
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const { files, folders } = contentOf(event.dataTransfer?.items ?? new DataTransfer().items)
      if (!isCovered()) addFiles(files, folders)
    }
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData
      if (data === null || data.files.length === 0 || isCovered()) return
      if (isTextField(event.target) && data.types.includes('text/plain')) return
      event.preventDefault()
      addFiles([...data.files])
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [])
  return isOver
}
