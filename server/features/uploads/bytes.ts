import type { Readable } from 'node:stream'
import type { Upload } from './upload.ts'

/** Where the bytes of uploads are until documents take them. */
export interface UploadBytes {
  /** The upload with what the storage calls it. */
  begin: (upload: Upload) => Promise<Upload>
  /** Bytes that have arrived; the storage is asked, nothing is counted. */
  offsetOf: (upload: Upload) => Promise<number>
  /** One at a time; see `sole-writers.ts`. */
  writer: (upload: Upload, offset: number) => Promise<BytesWriter>
  /** Makes a whole of it, and answers its SHA-256. */
  finish: (upload: Upload) => Promise<string>
  /** Takes a whole file from the server's disk. */
  adopt: (upload: Upload, path: string) => Promise<void>
  /** `range`: as in a request. */
  read: (upload: Upload, range: string | undefined) => Promise<Readable>
  drop: (upload: Upload) => Promise<void>
}

export interface BytesWriter {
  write: (chunk: Buffer) => Promise<void>
  /** No more comes, because that is all or because the connection was cut. */
  close: () => Promise<void>
}
