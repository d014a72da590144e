import type { Json } from '#contracts/documents'
import { payloadCode } from '#locales/codes'
import { Problem } from '#problems'
import { answer } from './http.ts'

/** What the API says to a question, as it says it: a refusal is an answer as well. */
export interface ApiAnswer {
  status: number
  body: Json
}

export interface ApiQuestion {
  url: string
  language: string
  /** As the person of this session, or as a visitor of the site. */
  isSignedIn: boolean
}

/** Throws `server.unreachable`, or `unexpected` for what is no JSON. */
export async function askApi(
  { url, language, isSignedIn }: ApiQuestion,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  const response = await answer(url, {
    credentials: isSignedIn ? 'include' : 'omit',
    headers: { 'Accept-Language': payloadCode(language) },
    signal,
  })
  const text = await response.text().catch((cause) => {
    throw new Problem('server.unreachable', { cause })
  })
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch (cause) {
    throw new Problem('unexpected', { cause })
  }
}
