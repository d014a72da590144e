/** A small file that a collection takes. */
export function fileFor(upload: unknown, number: number): File {
  const { mimeTypes = [] } = Object(upload) as { mimeTypes?: readonly string[] }
  const fits = (type: string) =>
    mimeTypes.some((wanted) => wanted === type || type.startsWith(wanted.replace(/\*$/, '')))
  const [type, name, bytes] = kinds.find(([type]) => fits(type)) ?? kinds[0]
  return new File([new Uint8Array(bytes)], `${number}-${name}`, { type })
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII=',
  'base64',
)

/** One silent frame. */
const sound = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(413)])

const kinds: readonly [Kind, ...Kind[]] = [
  ['image/png', 'picture.png', picture],
  ['text/plain', 'words.txt', Buffer.from('A few words.\n')],
  ['application/pdf', 'page.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
  ['image/svg+xml', 'drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['audio/mpeg', 'silence.mp3', sound],
]

type Kind = readonly [type: string, name: string, content: Buffer]
