import type {
  BulkUploadContext,
  BulkUploadEvent,
  BulkUploadFile,
  GivenUpload,
} from './bulk-upload.types.ts'

export const nothing: BulkUploadContext = {
  files: [],
  chosen: null,
  refused: [],
  intent: 'save',
  queue: [],
  asked: null,
}

export const fileOf = ({ files }: Pick<BulkUploadContext, 'files'>, key: string | null) =>
  files.find((file) => file.key === key)

export const isUnsaved = ({ state }: BulkUploadFile): boolean => state !== 'saved'

export const unsavedIn = ({ files }: Pick<BulkUploadContext, 'files'>): readonly BulkUploadFile[] =>
  files.filter(isUnsaved)

/** The first of them is chosen, where no form is shown that somebody is at. */
export function added(
  context: BulkUploadContext,
  given: readonly GivenUpload[],
): Pick<BulkUploadContext, 'files' | 'chosen'> {
  const { files, chosen } = context
  const known = new Set(files.map(({ key }) => key))
  const next = given
    .filter(({ key }) => !known.has(key))
    .map(
      ({ key, name }): BulkUploadFile => ({ key, name, state: 'unsaved', id: null, problem: null }),
    )
  const isAtOne = fileOf(context, chosen)?.state !== undefined
  return {
    files: [...files, ...next],
    chosen: isAtOne || files.length > 0 ? chosen : (next[0]?.key ?? null),
  }
}

/** The next one is chosen in its place, else the one before. */
export function without(
  { files, chosen, queue }: BulkUploadContext,
  key: string,
): Pick<BulkUploadContext, 'files' | 'chosen' | 'queue'> {
  const index = files.findIndex((file) => file.key === key)
  const rest = files.filter((file) => file.key !== key)
  return {
    files: rest,
    chosen: chosen === key ? ((rest[index] ?? rest.at(-1))?.key ?? null) : chosen,
    queue: queue.filter((one) => one !== key),
  }
}

/** What became of the save that was asked for; a failure is brought into sight at the end. */
export function settled(
  context: BulkUploadContext,
  event: Extract<BulkUploadEvent, { type: 'document.saved' | 'document.refused' }>,
): Pick<BulkUploadContext, 'files' | 'queue' | 'asked'> {
  const { files, queue } = context
  const next: Pick<BulkUploadFile, 'state' | 'id' | 'problem'> =
    event.type === 'document.saved'
      ? { state: 'saved', id: event.id, problem: null }
      : { state: 'failed', id: null, problem: event.problem }
  return {
    files: files.map((file) => (file.key === event.key ? { ...file, ...next } : file)),
    queue: queue.filter((one) => one !== event.key),
    asked: null,
  }
}

/** What isn't saved comes into sight: the first one that failed, else the first. */
export function firstLeft(context: BulkUploadContext): Pick<BulkUploadContext, 'chosen'> {
  const left = unsavedIn(context)
  const isChosenLeft = left.some(({ key }) => key === context.chosen)
  const failed = left.find(({ state }) => state === 'failed')
  if (isChosenLeft && fileOf(context, context.chosen)?.state === 'failed') return context
  return { chosen: (failed ?? left[0])?.key ?? null }
}
