import type {
  QueuedFile,
  QueuedUpload,
  UploadPhase,
  UploadQueueContext,
  UploadTold,
} from './upload-queue.types.ts'

type Uploads = readonly QueuedUpload[]

/** What is not given yet is queued; a file that is chosen twice is sent once. */
export const added = (uploads: Uploads, files: readonly QueuedFile[]): Uploads => [
  ...uploads,
  ...files
    .filter(({ key }) => find(uploads, key) === undefined)
    .map((file) => ({ ...file, phase: 'waiting' as const, progress: 0 })),
]

export const find = (uploads: Uploads, key: string): QueuedUpload | undefined =>
  uploads.find((upload) => upload.key === key)

/** What the tray shows. */
export const inSight = <Upload extends { key: string }>({
  uploads,
  letGo,
}: {
  uploads: readonly Upload[]
  letGo: readonly string[]
}): readonly Upload[] => uploads.filter(({ key }) => !letGo.includes(key))

export const without = (uploads: Uploads, key: string): Uploads =>
  uploads.filter((upload) => upload.key !== key)

export const anyIn = (uploads: Uploads, ...phases: readonly UploadPhase[]): boolean =>
  uploads.some(({ phase }) => phases.includes(phase))

export const countIn = (uploads: Uploads, ...phases: readonly UploadPhase[]): number =>
  uploads.filter(({ phase }) => phases.includes(phase)).length

/** What is paused or waits, and what is paused and resumed, keeps its place in the order. */
export const moved = (
  uploads: Uploads,
  from: readonly UploadPhase[],
  to: UploadPhase,
  key: string | null = null,
): Uploads =>
  uploads.map((upload) =>
    from.includes(upload.phase) && (key === null || upload.key === key)
      ? { ...upload, phase: to }
      : upload,
  )

/** As many as there is room for begin, in their order. */
export function admitted({
  uploads,
  parallel,
}: Pick<UploadQueueContext, 'uploads' | 'parallel'>): Uploads {
  let room = parallel - countIn(uploads, 'active')
  return uploads.map((upload) => {
    if (upload.phase !== 'waiting' || room <= 0) return upload
    room -= 1
    return { ...upload, phase: 'active' }
  })
}

/** What an upload says of itself. */
export const told = (uploads: Uploads, { key, phase, progress }: UploadTold): Uploads =>
  uploads.map((upload) =>
    upload.key === key
      ? { ...upload, phase, progress: phase === 'done' ? upload.size : within(progress, upload) }
      : upload,
  )

const within = (bytes: number, { size }: QueuedUpload): number => Math.min(Math.max(bytes, 0), size)

export interface UploadTotals {
  count: number
  done: number
  failed: number
  /** In bytes. */
  size: number
  progress: number
}

export const totalsOf = (uploads: Uploads): UploadTotals => ({
  count: uploads.length,
  done: countIn(uploads, 'done'),
  failed: countIn(uploads, 'failed'),
  size: sum(uploads, ({ size }) => size),
  progress: sum(uploads, ({ progress }) => progress),
})

const sum = (uploads: Uploads, of: (upload: QueuedUpload) => number): number =>
  uploads.reduce((total, upload) => total + of(upload), 0)
