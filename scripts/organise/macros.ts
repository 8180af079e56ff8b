import { registerHooks } from 'node:module'

/** Texts of the client as its build makes them: code that says something to a person runs outside of a browser, too. */
const source = `
const text = (strings, ...values) => ({ id: String.raw({ raw: strings }, ...values), message: String.raw({ raw: strings }, ...values) })
export const msg = text
`

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro'
      ? { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
      : next(specifier, context),
})
