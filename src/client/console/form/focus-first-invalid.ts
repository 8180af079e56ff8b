/** So many frames it may take until a field is there that was not shown before. */
const mostFrames = 5

/** Leads to the first field of a form that was refused, after that is shown. */
export function focusFirstInvalid(form: HTMLFormElement, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] [contenteditable], [data-invalid] input')
    if (field !== null) field.focus()
    else if (frames > 1) focusFirstInvalid(form, frames - 1)
  })
}
