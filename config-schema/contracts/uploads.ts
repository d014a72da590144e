import type { DocumentId } from './documents.ts'

/** Below `{api}`, unless the config names another path. */
export const uploadsPath = '/uploadthing'

/** A file that is about to be uploaded (UPL-1). */
export interface UploadDescriptor {
  name: string
  size: number
  type: string
  /** In milliseconds since 1970. */
  lastModified: number
}

/** What is asked for: one target per file, in their order. `POST {api}{path}?collectionSlug=…&actionType=upload&slug=uploader`. */
export interface UploadQuestion {
  files: readonly UploadDescriptor[]
  input?: unknown
}

/**
 * Where a file goes (UPL-2). Whoever has the address may upload: no cookie is asked for. `HEAD`
 * answers `uploadRangeHeader`, `PUT` takes the rest of the file as multipart, `DELETE` gives it up.
 */
export interface UploadTarget {
  url: string
  key: string
  customId: string | null
  /** Present: the storage takes the file in parts, without a detour through this server. */
  multipart?: { partSize: number }
}

/**
 * The response header with the byte at which an upload goes on; absent: 0. A `PUT` that starts
 * elsewhere is answered with 409 and this header.
 */
export const uploadRangeHeader = 'x-ut-range-start'

/**
 * Of a target with `multipart`: `GET` answers the parts that are missing, each of which is sent with
 * a plain `PUT` of its bytes; `POST` completes the file and answers `UploadResult`.
 */
export interface UploadParts {
  missing: readonly UploadPart[]
}

export interface UploadPart {
  /** From 1. */
  number: number
  /** The bytes of the file, without the end. */
  start: number
  end: number
  url: string
}

/** An uploaded file (UPL-1). */
export interface UploadResult {
  key: string
  url: string
  appUrl: string
  serverData: unknown
  /** SHA-256, in hexadecimal digits. */
  fileHash: string
  customId: string | null
}

/**
 * What a save sends as its `file` instead of the bytes, as JSON in the form's field: the form that
 * Payload's own storage adapters use.
 */
export interface UploadedFile {
  clientUploadContext: { key: string }
  collectionSlug: string
  filename: string
  mimeType: string
  size: number
}

/** The codes of UPL-4 with their status. */
export const uploadCodes = {
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
  INTERNAL_CLIENT_ERROR: 500,
  TOO_LARGE: 413,
  TOO_SMALL: 400,
  TOO_MANY_FILES: 400,
  KEY_TOO_LONG: 400,
  URL_GENERATION_FAILED: 500,
  UPLOAD_FAILED: 500,
  MISSING_ENV: 500,
  INVALID_SERVER_CONFIG: 500,
  FILE_LIMIT_EXCEEDED: 500,
} as const

export type UploadCode = keyof typeof uploadCodes

/** What an upload's requests answer when they fail. */
export interface UploadFailure {
  message: string
  code: UploadCode
  data?: unknown
}

/** What the panel knows of uploads to a collection. */
export interface ClientUploads {
  /** Below `{api}`. */
  path: string
  /** In bytes; a larger file isn't sent at all. */
  maxFileSize?: number
}

/** Below `{api}`; `POST` has the server fetch a file (`{ collectionSlug, url }`) and answers `FetchedUpload`. */
export const uploadFromUrlPath = '/stateroom/uploads/from-url'

/** A file that the server has fetched, with what it is. */
export interface FetchedUpload extends UploadResult {
  serverData: { name: string; size: number; type: string }
}

/** Below `{api}`; `GET ?collectionSlug=…&hash=…` answers `DuplicateFile[]`: who has a file with this SHA-256. */
export const duplicateFilesPath = '/stateroom/uploads/duplicates'

export interface DuplicateFile {
  id: DocumentId
  filename: string
  title: string
}

/** `true` in the query of a `PATCH` with a file: the new file gets the address of the old one. */
export const keepAddressParameter = 'stateroomKeepAddress'
