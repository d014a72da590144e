import { open, readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'

type File = NonNullable<PayloadRequest['file']>

/** A file's bytes, wherever it waits. */
export interface FileBytes {
  size: number
  /** Fewer than asked for where the file ends. */
  read: (at: number, length: number) => Promise<Buffer>
}

/** null: a storage has the file, and only its beginning is here. */
export async function withBytes<Result>(
  { data, size, tempFilePath }: File,
  use: (bytes: FileBytes) => Promise<Result>,
): Promise<Result | null> {
  if (!tempFilePath) {
    if (data.length < size) return null
    return use({ size: data.length, read: async (at, length) => data.subarray(at, at + length) })
  }
  const file = await open(tempFilePath)
  try {
    const { size } = await file.stat()
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
      return buffer.subarray(0, bytesRead)
    }
    return await use({ size, read })
  } finally {
    await file.close()
  }
}

export const wholeFile = async ({ data, tempFilePath }: File): Promise<Buffer> =>
  tempFilePath ? readFile(tempFilePath) : data
