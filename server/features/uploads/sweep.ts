import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { Uploads } from './uploads.ts'

const hourMs = 3_600_000

/** Removes what nobody saved in time, now and every hour. Answers what stops it. */
export function keepSwept(uploads: Uploads, payload: Payload): () => void {
  const sweep = () =>
    sweepUploads(uploads, payload).catch((err) => {
      payload.logger.warn({ err, msg: 'Couldn’t remove abandoned uploads.' })
    })
  uploads.pending.add(sweep())
  const timer = setInterval(sweep, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}

export async function sweepUploads(
  { bytes, dir, expiresMs, quota, store, writers }: Uploads,
  payload: Payload,
  now = Date.now(),
): Promise<void> {
  const uploads = await store.all()
  const expired = uploads.filter(({ expiresAt }) => expiresAt <= now)
  for (const upload of expired) {
    const { key } = upload
    await writers.end(key)
    await bytes.drop(upload)
    await store.forget(key)
  }
  await quota.giveBack(
    payload,
    expired.map(({ key }) => key),
  )
  // Those of a process that was killed, or of another one's folder, which it has swept by then.
  await quota.giveBackExpired(payload, now - hourMs)
  const known = new Set(uploads.map(({ key }) => key))
  const isStray = (name: string, isFile: boolean) => isFile && !known.has(name.split('.')[0] ?? '')
  await removeOld(dir, now - expiresMs, isStray)
  // Where Payload keeps a form's files while it reads them, and copies' in folders; a server that was
  // killed left some.
  const { tempFileDir } = payload.config.upload
  if (tempFileDir) await removeOld(tempFileDir, now - expiresMs, () => true)
}

async function removeOld(
  dir: string,
  before: number,
  isOurs: (name: string, isFile: boolean) => boolean,
): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before && isOurs(name, found.isFile())) {
      await rm(path, { force: true, recursive: true })
    }
  }
}
