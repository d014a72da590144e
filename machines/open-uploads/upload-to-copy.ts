import type { End } from '../kit/follow.ts'
import { follow } from '../kit/follow.ts'
import type { GivenUpload, OpenUpload, UploadCopies, UploadRecord } from './open-uploads.types.ts'

/** The copies of uploads; neither keeping nor forgetting one ever fails. */
export interface Copies<Given extends GivenUpload> {
  keep(upload: OpenUpload<Given>): Promise<void>
  forget(key: string): Promise<void>
}

/**
 * What is asked of one file is done in that order: a browser takes long to copy a large one, which may
 * be forgotten before that is done.
 */
export function copiesInTurn<Given extends GivenUpload>(
  work: Pick<UploadCopies<Given>, 'keep' | 'forget'>,
  changed: () => void,
): Copies<Given> {
  const last = new Map<string, Promise<void>>()

  function inTurn(key: string, does: () => Promise<void>): Promise<void> {
    const done = (last.get(key) ?? Promise.resolve()).then(does).catch(() => {})
    last.set(key, done)
    return done.then(() => {
      if (last.get(key) === done) last.delete(key)
    })
  }

  /** Without a copy it's still sent: only a reload would lose it. */
  async function keepNow(upload: OpenUpload<Given>): Promise<void> {
    const before = upload.copy
    upload.copy = await work.keep(recordOf(upload)).then(
      () => 'kept' as const,
      () => 'notKept' as const,
    )
    if (upload.copy !== before) changed()
  }

  return {
    keep: (upload) => inTurn(upload.given.key, () => keepNow(upload)),
    forget: (key) => inTurn(key, () => work.forget(key)),
  }
}

/** Where it goes is kept, and what came of it: then another tab may have it. */
export const uploadToCopy = <Given extends GivenUpload>(
  upload: OpenUpload<Given>,
  copies: Copies<Given>,
): End =>
  follow(
    upload.actor,
    ({ context: { target, result } }) => result ?? target,
    async () => {
      await copies.keep(upload)
      if (upload.actor.getSnapshot().matches('done')) upload.release()
    },
  )

const recordOf = <Given extends GivenUpload>({
  given,
  actor,
}: OpenUpload<Given>): UploadRecord<Given> => {
  const { target, progress, result } = actor.getSnapshot().context
  return { given, target, progress, result }
}
