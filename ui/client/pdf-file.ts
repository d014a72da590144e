/**
 * Whether a browser that shows PDFs gets one at this address. A frame tells nobody that it stays empty,
 * or that its file is gone: the head of the answer does.
 */
export async function isPdfAt(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', credentials: 'include', signal })
  const type = response.headers.get('content-type') ?? ''
  return response.ok && /^application\/pdf\b/i.test(type) && isOwn(response.url)
}

/** The page frames nothing of strangers, such as of a bucket that an address leads to. */
const isOwn = (url: string): boolean => new URL(url, location.href).origin === location.origin
