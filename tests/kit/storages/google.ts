import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import type { Answered, Asked, StorageServer } from './storage.ts'
import { json, partOf, serveStorage } from './storage.ts'

/** Its service account: who asks for more than a signed address allows says the token. */
export const account = { email: 'site@project.example', token: 'a-token' }
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
export const privateKey = keys.privateKey

/** Google Cloud Storage: its JSON API, and signed addresses to upload to. */
export const startGoogle = (bucket: string): Promise<StorageServer> =>
  serveStorage((asked, { objects, state }, origin) => {
    const { body, headers, method, url } = asked
    const type = String(headers['content-type'] ?? '')
    const named = objectNamed(url, bucket)
    if (!named || state.refuses) return failure(403, 'Access denied.')
    const { isSigned, name } = named
    if (isSigned) {
      if (method !== 'PUT' || !isSignedRight(asked)) return failure(403, 'SignatureDoesNotMatch')
      objects.set(name, { bytes: body, type })
      return { status: 200 }
    }
    if (url.searchParams.has('upload_id')) {
      objects.set(name, { bytes: body, type: url.searchParams.get('upload_id') ?? '' })
      return described(name)
    }
    if (headers.authorization !== `Bearer ${account.token}`) return failure(401, 'Unauthorized')
    if (url.pathname.startsWith('/upload/')) {
      const session = new URL(url.pathname, origin)
      const kept = String(headers['x-upload-content-type'] ?? '')
      session.search = String(new URLSearchParams({ name, upload_id: kept }))
      return { status: 200, headers: { location: session.href } }
    }
    const object = objects.get(name)
    if (!object) return failure(404, 'No such object')
    if (method === 'DELETE') {
      objects.delete(name)
      return { status: 204 }
    }
    if (url.searchParams.get('alt') !== 'media') return described(name)
    const part = partOf(object.bytes, headers.range)
    const hash = { 'x-goog-hash': `crc32c=${crc32c(object.bytes)}` }
    return { ...part, headers: { ...part.headers, 'content-type': object.type, ...hash } }

    function described(of: string): Answered {
      const { bytes, type: contentType } = objects.get(of)!
      const etag = createHash('md5').update(bytes).digest('hex')
      return json(200, {
        ...{ bucket, contentType, crc32c: crc32c(bytes), etag, name: of },
        size: String(bytes.length),
      })
    }
  })

function objectNamed({ pathname, searchParams }: URL, bucket: string) {
  const [, ofApi] =
    new RegExp(`^(?:/upload)?/storage/v1/b/${bucket}/o(?:/(.*))?$`).exec(pathname) ?? []
  const name = ofApi === undefined ? searchParams.get('name') : decodeURIComponent(ofApi)
  if (name) return { isSigned: false, name }
  const [, signed] = new RegExp(`^/${bucket}/(.+)$`).exec(pathname) ?? []
  return signed === undefined ? null : { isSigned: true, name: decodeURIComponent(signed) }
}

/** The signature V4 of what was asked, by the account's key. */
function isSignedRight({ headers, method, url }: Asked): boolean {
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Goog-Signature')
  const said = (name: string) => url.searchParams.get(`X-Goog-${name}`) ?? ''
  const signed = said('SignedHeaders').split(';')
  const sent: Asked['headers'] = { ...headers, host: url.hostname }
  const request = [
    ...[method, url.pathname],
    query
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...signed.map((name) => `${name}:${sent[name]}`),
    ...['', signed.join(';'), 'UNSIGNED-PAYLOAD'],
  ].join('\n')
  const scope = said('Credential').replace(`${account.email}/`, '')
  const hash = createHash('sha256').update(request).digest('hex')
  const text = ['GOOG4-RSA-SHA256', said('Date'), scope, hash].join('\n')
  return verify('sha256', Buffer.from(text), keys.publicKey, Buffer.from(said('Signature'), 'hex'))
}

const failure = (code: number, message: string) => json(code, { error: { code, message } })

/** CRC-32C (RFC 9260), in base64. */
function crc32c(bytes: Buffer): string {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1
  }
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return sum.toString('base64')
}
