import { genUploader } from 'uploadthing/client'

/** What a test asks the published client for, in a page. */
interface Asked {
  collection: string
  name: string
  type: string
  size: number
  /** How often it is paused and resumed on its way. */
  pauses: number
}

interface Done {
  key: string
  pauses: number
  /** Of the file as it is here, and as the server has it. */
  own: string
  theirs: string
}

declare global {
  interface Window {
    uploadWithRealClient: (asked: Asked) => Promise<Done>
    uploadFailure: (asked: Asked) => Promise<{ message: string; code: string; cause: unknown }>
  }
}

const uploaderOf = (collection: string) =>
  genUploader<never>({ package: 'vanilla', url: `/api/uploadthing?collectionSlug=${collection}` })

window.uploadWithRealClient = async ({ collection, name, pauses, size, type }) => {
  const bytes = randomBytes(size)
  const file = new File([bytes], name, { type })
  let left = pauses
  let next = size / (pauses + 2)
  let pause = () => {}
  const upload = await uploaderOf(collection).createUpload(
    'uploader' as never,
    {
      files: [file],
      onUploadProgress: ({ loaded }: { loaded: number }) => {
        if (left === 0 || loaded < next) return
        left -= 1
        next = size / (pauses + 2)
        pause()
      },
    } as never,
  )
  pause = () => {
    upload.pauseUpload(file)
    // The server still drains what was cut when the next request comes.
    upload.resumeUpload(file)
  }
  const result = (await upload.done(file)) as unknown as { key: string; fileHash: string }
  return {
    key: result.key,
    theirs: result.fileHash,
    own: await sha256(bytes),
    pauses: pauses - left,
  }
}

window.uploadFailure = async ({ collection, name, size, type }) => {
  const file = new File([randomBytes(size)], name, { type })
  try {
    await uploaderOf(collection).uploadFiles('uploader' as never, { files: [file] } as never)
    throw new Error('It was taken.')
  } catch (thrown) {
    const { cause, code, message } = thrown as Error & { code: string }
    return { message, code, cause: JSON.parse(JSON.stringify(cause ?? null)) }
  }
}

function randomBytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65_536, size)))
  }
  return bytes
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
