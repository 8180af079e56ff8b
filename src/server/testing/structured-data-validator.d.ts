declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: unknown
  }
  /** Checks what Google asks of each type. Takes what web-auto-extractor gives: things by their type. */
  export default class Validator {
    validate(extracted: { jsonld: object; microdata: object; rdfa: object; errors: unknown[] }): Promise<Issue[]>
  }
}
