import type { Json } from '#contracts/documents'

/** A request as it comes to the server. */
export interface ServerRequest {
  method: string
  /** Below the API's route. */
  path: string
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  body: Json
  /** The session that the browser's cookie names; null: it has none. */
  cookie: string | null
}

export interface ServerAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Json
}

/** What a server was asked and answered, or what happened to it between two requests. */
export type Recorded = { request: ServerRequest; answer: ServerAnswer } | 'sessionsEnd'

export const answerOf = (
  status: number,
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer => ({ status, headers, body })

/** As Payload refuses. */
export const refusal = (status: number, message: string): ServerAnswer =>
  answerOf(status, { errors: [{ message }] })
