import { Problem } from '#problems'

interface Sending {
  method: 'PUT' | 'POST'
  headers?: Readonly<Record<string, string>>
  /** A slice of a file is read from the disk while it is sent: it never is in memory whole. */
  body: Blob | FormData
  onProgress: (loaded: number) => void
  signal: AbortSignal
}

export interface XhrAnswer {
  status: number
  /** undefined: it is no JSON. */
  content: unknown
}

/** ms without a byte sent, after which the line is held to be dead: nobody tells a browser that it is. */
const patience = 30_000

/** `fetch` tells nothing of what it has sent, so this doesn't use it. */
export function sendByXhr(url: string, sending: Sending): Promise<XhrAnswer> {
  const { method, headers = {}, body, onProgress, signal } = sending
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Problem('upload.aborted'))
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let watch: ReturnType<typeof setTimeout> | undefined
    const watchAnew = () => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        fail('server.unreachable')
        abort()
      }, patience)
    }
    const end = () => {
      clearTimeout(watch)
      signal.removeEventListener('abort', abort)
    }
    const fail = (code: 'server.unreachable' | 'upload.aborted') => {
      end()
      reject(new Problem(code))
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => {
      watchAnew()
      onProgress(loaded)
    }
    // How long the server takes for what it has is its own affair.
    request.upload.onload = () => clearTimeout(watch)
    request.onload = () => {
      end()
      resolve({ status: request.status, content: parsed(request.responseText) })
    }
    request.onerror = () => fail('server.unreachable')
    request.ontimeout = () => fail('server.unreachable')
    request.onabort = () => fail('upload.aborted')
    signal.addEventListener('abort', abort)
    watchAnew()
    request.send(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
