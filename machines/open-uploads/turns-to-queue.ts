import type { UploadQueueActor } from '#machines/upload-queue'
import type { End } from '../kit/follow.ts'
import type { GivenUpload, OpenUpload, UploadRecord, UploadsWork } from './open-uploads.types.ts'
import type { UploadsHere } from './uploads-here.ts'

/** Whoever has the turn of a file in this browser has it queued. */
export interface Turns<Given extends GivenUpload> {
  add(given: Given): Promise<void>
  /** Goes on with what an earlier visit has left, once no other tab does. */
  restore(): Promise<void>
  elsewhere(): readonly Given[]
}

export function turnsToQueue<Given extends GivenUpload>(
  queue: UploadQueueActor,
  { changed, copies, get, open }: UploadsHere<Given>,
  work: Pick<UploadsWork<Given>, 'copies' | 'turns'>,
  left: AbortSignal,
): Turns<Given> {
  let elsewhere: readonly Given[] = []

  function enqueue(upload: OpenUpload<Given>, release: End): void {
    upload.release = release
    const { key, file } = upload.given
    queue.send({ type: 'user.add', files: [{ key, size: file.size }] })
  }

  async function takeUp({ given }: UploadRecord<Given>): Promise<void> {
    const { key } = given
    elsewhere = [...elsewhere, given]
    changed()
    const release = await work.turns.hold(key, left)
    elsewhere = elsewhere.filter((one) => one.key !== key)
    // Whoever held it may have sent it, or given it up.
    const kept = await work.copies.all().catch(() => [])
    const now = kept.find((one) => one.given.key === key)
    // It may have been chosen here as well, and waits for its turn.
    if (now === undefined || left.aborted || get(key)) release()
    else if (now.result) {
      open(now.given, now)
      release()
    } else enqueue(open(now.given, now), release)
    changed()
  }

  return {
    elsewhere: () => elsewhere,
    async add(given) {
      if (left.aborted || get(given.key)) return
      const upload = open(given, null)
      const release = await work.turns.hold(given.key, left)
      // It was removed meanwhile, or the page was left.
      if (get(given.key) !== upload) return release()
      void copies.keep(upload)
      enqueue(upload, release)
    },
    async restore() {
      for (const record of await work.copies.all().catch(() => [])) {
        if (left.aborted) return
        if (record.result) {
          if (!get(record.given.key)) open(record.given, record)
        } else if (await work.turns.isHeldElsewhere(record.given.key)) void takeUp(record)
        else await takeUp(record)
      }
      changed()
    },
  }
}
