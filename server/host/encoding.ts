export type Encoding = 'br' | 'gzip'

/** The better of the two encodings that we speak, if the request's headers accept one. */
export function preferredEncoding(headers: Headers): Encoding | null {
  const names = (headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}
