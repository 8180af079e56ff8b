import type * as z from 'zod'

/** Scopes that the console asks for; `console` itself opens it (specification 6, `product.md` 'People'). */
export const consoleScopes = [
  'console:content',
  'console:inquiries',
  'console:members',
  'console:fairs',
  'console:shop',
  'console:auction',
  'console:settings',
] as const
export type ConsoleScope = (typeof consoleScopes)[number]

/**
 * Requirement on the caller. `credentials` and `refresh` are the two ways into `/api/auth`; `ticket` opens a socket, for which a
 * browser can send no header; `console` is any member of staff: the call itself checks the scope of the resource that it names.
 */
export type Access = 'public' | 'credentials' | 'refresh' | 'ticket' | 'member' | 'console' | ConsoleScope

/** The media type of a part of a file: that of tus, whose words these calls borrow. */
export const partType = 'application/offset+octet-stream'

/** One call of the API: what travels, and who may send it. Validation, OpenAPI and the client's types all come from it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Answer = unknown, By extends Access = Access> {
  summary: string
  tag: string
  access: By
  params?: z.ZodType<Params>
  /** Paging (`limit`, `skip`, `sort`) may come as request headers too; the query wins. */
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  /**
   * Sent as `multipart/form-data`: the field of the file, and what is sent in `fields` beside it, before or after. `token` names the
   * header with the right to send one.
   */
  upload?: { file: string; maxBytes: number; token?: string; fields?: z.ZodObject }
  /** Sent as bytes that follow what has come (`partType`): the header `upload-offset` says behind how many. */
  part?: { maxBytes: number }
  /** A WebSocket (`serveSocket`), whose messages are JSON texts of these shapes. */
  socket?: { receives: z.ZodType; sends: z.ZodType }
  /** Absent: the call answers 204, and a socket 101. */
  answer?: z.ZodType<Answer>
  status: 101 | 200 | 201 | 204
  /** Errors beyond those that the access, the input and every call imply. */
  errors?: readonly (400 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 426 | 429)[]
  /** Where a created thing can be read (the `Location` header). A method, so that every call is a `Call`. */
  location?(answer: Answer): string
  /** The answer depends on published content and the request alone, so the server may cache it (decision 5). */
  isCacheable?: boolean
  /** Staff who call it have people's records: it is noted whose. The standard calls of a resource are as personal as that. */
  isPersonal?: boolean
  /** Anybody may call it, and who is logged in is answered in another way: nothing stores the answer. */
  variesByCaller?: boolean
  /** There is a password in the body: nothing is stored from which it could be guessed, however often the request is sent. */
  hasPassword?: boolean
  /** A read of a member's that staff who look at the member's pages (decision 7) have with this scope only, or not at all. */
  acting?: ConsoleScope | 'never'
  /** Limited per address: public forms and what is sent with them. */
  isLimited?: boolean
  /**
   * Names of what the answer shows: paths of resources, and words for what is stored beside them. `content` is every item that staff
   * make, `versions` the history of all of them. An event stream names what it has news of.
   */
  reads?: readonly string[]
  /** Names of what the call changes; `everything` (dependencies.ts) where no call can know them. */
  writes?: readonly string[]
  /** Reason why a call that is no GET makes no answer old. */
  writesNothing?: string
}

/** Declares a call beside the standard ones. */
export const call = <Params = unknown, Query = unknown, Body = unknown, Answer = unknown, const By extends Access = Access>(
  declaration: Call<Params, Query, Body, Answer, By>,
): Call<Params, Query, Body, Answer, By> => declaration

type PartsOf<C> = C extends Call<infer Params, infer Query, infer Body, infer Answer> ? [Params, Query, Body, Answer] : never
export type ParamsOf<C> = PartsOf<C>[0]
export type QueryOf<C> = PartsOf<C>[1]
export type BodyOf<C> = PartsOf<C>[2]
export type AnswerOf<C> = PartsOf<C>[3]

/** A call whose connection becomes a socket, with the messages of both its ends. */
export type SocketCall<Params, Receives, Sends> = Call<Params> & { socket: { receives: z.ZodType<Receives>; sends: z.ZodType<Sends> } }

/** Declares a socket. */
export const socketCall = <Params, Receives, Sends>(
  declaration: SocketCall<Params, Receives, Sends>,
): SocketCall<Params, Receives, Sends> => declaration
