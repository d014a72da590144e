/** Bytes at either end. */
const looked = 64 * 1024

/**
 * What tells a file from another one that has taken its place under the same name, with the same size
 * and time, so that the one is never continued with the other's bytes. Null: it can't be told, because
 * the page came without TLS or the file can't be read.
 */
export async function markOf(file: Blob): Promise<string | null> {
  try {
    const ends = new Blob([file.slice(0, looked), file.slice(Math.max(looked, file.size - looked))])
    const hash = await crypto.subtle.digest('SHA-256', await ends.arrayBuffer())
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
