import type { Readable } from 'node:stream'
import type { UploadConfig } from 'payload'
import { Agent, request } from 'undici'
import { UploadError } from '../failure.ts'
import type { AllowList } from './listed.ts'
import { isListed } from './listed.ts'
import { bare, isLiteral, isPublicAddress, PrivateAddress, publicLookup } from './public-only.ts'

const limits = { headersTimeout: 15_000, bodyTimeout: 30_000, connectTimeout: 10_000 }
/** ms for the whole of it, redirects and all. */
const longest = 10 * 60_000
const mostRedirects = 3

const careful = new Agent({ ...limits, connect: { lookup: publicLookup } })
const trusting = new Agent(limits)

export interface FetchedFile {
  body: Readable
  name: string
  type: string
  /** Bytes, as the other server says. */
  length: number | null
}

/**
 * The file at an address that the collection's config allows. Each redirect is held to the same rules,
 * and no cookie or header of whoever asked goes along.
 */
export async function fetchFile(given: string, config: UploadConfig): Promise<FetchedFile> {
  const allowList = config.pasteURL ? config.pasteURL.allowList : []
  const signal = AbortSignal.timeout(longest)
  let url = parsed(given)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const isTrusted = mustBeAllowed(url, allowList, config.skipSafeFetch)
    const answer = await request(url, {
      method: 'GET',
      headers: { 'accept-encoding': 'identity', accept: '*/*' },
      dispatcher: isTrusted ? trusting : careful,
      signal,
    }).catch((thrown) => {
      throw isPrivate(thrown) ? refused(url) : unreachable(url)
    })
    const { body, headers, statusCode } = answer
    const location = one(headers.location)
    if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
      await body.dump().catch(() => {})
      url = parsed(location, url)
      continue
    }
    if (statusCode !== 200) {
      await body.dump().catch(() => {})
      const names = { host: url.host, status: String(statusCode) }
      throw new UploadError('UPLOAD_FAILED', 'urlAnswered', { names, data: { status: statusCode } })
    }
    const length = Number(one(headers['content-length']) ?? Number.NaN)
    return {
      body,
      name: nameOf(url, one(headers['content-disposition'])),
      type: one(headers['content-type'])?.split(';')[0]?.trim().toLowerCase() ?? '',
      length: Number.isSafeInteger(length) ? length : null,
    }
  }
  throw new UploadError('BAD_REQUEST', 'urlRedirects', { names: { host: url.host } })
}

function parsed(given: string, base?: URL): URL {
  if (!URL.canParse(given, base?.href)) throw new UploadError('BAD_REQUEST', 'urlInvalid')
  const url = new URL(given, base)
  if (!/^https?:$/.test(url.protocol)) throw new UploadError('BAD_REQUEST', 'urlInvalid')
  url.username = ''
  url.password = ''
  return url
}

/** Whether the config says that this address is safe although it may be a private one. */
function mustBeAllowed(
  url: URL,
  allowList: AllowList,
  skipSafeFetch: UploadConfig['skipSafeFetch'],
): boolean {
  if (!isListed(url, allowList)) throw refused(url)
  const isTrusted =
    typeof skipSafeFetch === 'object' ? isListed(url, skipSafeFetch) : skipSafeFetch === true
  const host = bare(url.hostname)
  if (!isTrusted && isLiteral(host) && !isPublicAddress(host)) throw refused(url)
  return isTrusted
}

/** The same for what is not listed and for what is private: nobody learns what there is. */
const refused = ({ host }: URL) =>
  new UploadError('FORBIDDEN', 'urlRefused', { names: { host }, data: { reason: 'address' } })

const unreachable = ({ host }: URL) =>
  new UploadError('UPLOAD_FAILED', 'urlUnreachable', { names: { host } })

const isPrivate = (thrown: unknown): boolean =>
  thrown instanceof PrivateAddress ||
  (thrown instanceof Error && thrown.cause instanceof PrivateAddress)

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

function nameOf({ pathname }: URL, disposition = ''): string {
  const [, said] = /filename="?([^";]+)"?/i.exec(disposition) ?? []
  const last = pathname.split('/').at(-1) ?? ''
  try {
    return said ?? decodeURIComponent(last)
  } catch {
    return last
  }
}
