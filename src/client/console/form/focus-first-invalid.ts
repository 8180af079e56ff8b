/** Leads to the first field of a form that was refused, after that is shown. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] [contenteditable], [data-invalid] input')
    field?.focus()
  })
}
