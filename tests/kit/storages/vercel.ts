import { createHmac } from 'node:crypto'
import type { Asked, StorageServer } from './storage.ts'
import { json, partOf, serveStorage } from './storage.ts'

export const token = 'vercel_blob_rw_store_secret'

/** Vercel Blob: its API below `/api`, and files that are read by anybody at their address. */
export const startVercel = (): Promise<StorageServer> =>
  serveStorage((asked, { objects, state }, origin) => {
    const { body, headers, method, url } = asked
    const failure = (status: number, code: string) =>
      json(status, { error: { code, message: code } })
    const nameOf = (address: string) => decodeURIComponent(new URL(address).pathname.slice(1))
    if (state.refuses) return failure(403, 'forbidden')
    if (!url.pathname.startsWith('/api')) {
      const object = objects.get(nameOf(url.href))
      if (!object) return { status: 404 }
      const part = partOf(object.bytes, headers.range)
      return { ...part, headers: { ...part.headers, 'content-type': object.type } }
    }
    const pathname = url.searchParams.get('pathname') ?? ''
    const isServer = headers.authorization === `Bearer ${token}`
    if (!isServer && !isForClient(asked, pathname)) return failure(403, 'forbidden')
    const described = (name: string) => ({
      ...{ url: `${origin}/${encodeURI(name)}`, pathname: name, etag: '"1"' },
      ...{ contentType: objects.get(name)!.type, size: objects.get(name)!.bytes.length },
      ...{ contentDisposition: 'inline', cacheControl: 'public', uploadedAt: new Date(0) },
    })
    if (method === 'PUT') {
      objects.set(pathname, { bytes: body, type: String(headers['x-content-type'] ?? '') })
      return json(200, described(pathname))
    }
    if (method === 'POST' && url.pathname === '/api/delete') {
      for (const address of JSON.parse(body.toString()).urls) objects.delete(nameOf(address))
      return json(200, null)
    }
    const name = nameOf(url.searchParams.get('url') ?? origin)
    return objects.has(name) ? json(200, described(name)) : failure(404, 'not_found')
  })

/** The token of a client names what it may upload, and is signed with the server's. */
function isForClient({ headers, method }: Asked, pathname: string): boolean {
  const [, encoded] =
    /^Bearer vercel_blob_client_store_(.+)$/.exec(headers.authorization ?? '') ?? []
  const [signature, payload = ''] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split('.')
  if (signature !== createHmac('sha256', token).update(payload).digest('hex')) return false
  const allowed = JSON.parse(Buffer.from(payload, 'base64').toString())
  return method === 'PUT' && allowed.pathname === pathname && allowed.validUntil > Date.now()
}
