/** A refusal that the API answers with: its HTTP status and the text that a person reads, Korean here and translated by the server. */
export interface ErrorDeclaration {
  status: number
  text: { id: string; message: string }
}
