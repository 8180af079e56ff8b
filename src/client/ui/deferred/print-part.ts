const mark = 'data-print-part'

/** Prints one part of the page, and nothing around it (parts.css). */
export function printPart(part: HTMLElement): void {
  part.setAttribute(mark, '')
  window.addEventListener('afterprint', () => part.removeAttribute(mark), { once: true })
  window.print()
}
