import { createHmac } from 'node:crypto'
import type { Asked, StorageServer } from './storage.ts'
import { partOf, serveStorage } from './storage.ts'

const account = 'site'
const key = Buffer.from('the key of the account').toString('base64')

export const connectionOf = (origin: string): string =>
  `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${origin}/${account};`

/** Azure Blob Storage: blobs in one request or in blocks, by the account's key or a shared access signature. */
export const startAzure = (container: string): Promise<StorageServer> => {
  const blocks = new Map<string, Buffer>()
  return serveStorage((asked, { objects, state }) => {
    const { body, headers, method, url } = asked
    const refused = (status: number, code: string) => ({
      status,
      body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
      headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
    })
    const query = url.searchParams
    const mayAll = headers.authorization === `SharedKey ${account}:${signatureOf(asked)}`
    const mayWrite = mayAll || (method === 'PUT' && isShared(query))
    if (state.refuses || !mayWrite) return refused(403, 'AuthorizationFailure')
    const root = `/${account}/${container}/`
    if (!url.pathname.startsWith(root)) return refused(404, 'ContainerNotFound')
    const name = decodeURIComponent(url.pathname.slice(root.length))
    const type = String(headers['x-ms-blob-content-type'] ?? headers['content-type'] ?? '')
    const etag = { etag: '"1"', 'last-modified': new Date(0).toUTCString() }
    if (method === 'PUT') {
      const id = query.get('blockid')
      if (query.get('comp') === 'blocklist') {
        const ids = [...body.toString().matchAll(/<Latest>(.*?)<\/Latest>/g)].map(([, one]) => one)
        objects.set(name, { bytes: Buffer.concat(ids.map((one) => blocks.get(one!)!)), type })
      } else if (id !== null) blocks.set(id, body)
      else if (headers['x-ms-blob-type'] === 'BlockBlob') objects.set(name, { bytes: body, type })
      else return refused(400, 'InvalidHeaderValue')
      return { status: 201, headers: etag }
    }
    const object = objects.get(name)
    if (!object) return refused(404, 'BlobNotFound')
    if (method === 'DELETE') {
      objects.delete(name)
      return { status: 202 }
    }
    const part = partOf(object.bytes, headers['x-ms-range'])
    const told = { 'content-length': part.body.length, 'content-type': object.type, ...etag }
    const sent = { ...part, headers: { ...part.headers, ...told } }
    return method === 'HEAD' ? { status: 200, headers: sent.headers } : sent
  })
}

/** By the account's key. */
function signatureOf({ headers, method, url }: Asked): string {
  const said = (name: string) => String(headers[name] ?? '')
  const length = said('content-length')
  const names = Object.keys(headers).filter((name) => name.startsWith('x-ms-'))
  const text = [
    ...[method, said('content-encoding'), said('content-language'), length === '0' ? '' : length],
    ...['content-md5', 'content-type', 'date', 'if-modified-since', 'if-match'].map(said),
    ...['if-none-match', 'if-unmodified-since', 'range'].map(said),
    ...names.sort().map((name) => `${name}:${said(name)}`),
    `/${account}${url.pathname}`,
    ...[...url.searchParams].map(([name, value]) => `${name.toLowerCase()}:${value}`).sort(),
  ].join('\n')
  return hmac(text)
}

const hmac = (text: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')

/** A shared access signature that allows writing now. */
const isShared = (query: URLSearchParams): boolean =>
  query.has('sig') &&
  Boolean(query.get('sp')?.includes('w')) &&
  Date.parse(query.get('se') ?? '') > Date.now()
