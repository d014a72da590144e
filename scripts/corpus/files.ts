import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'

/** A form with a file that the collection takes. */
export function fileFor({ mimeTypes }: ClientUpload, data: DocumentData, number: number): FormData {
  const [type, name, bytes] =
    kinds.find(
      ([type]) => mimeTypes.length === 0 || mimeTypes.some((wanted) => fits(type, wanted)),
    ) ?? kinds[0]!
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(bytes)], `${number}-${name}`, { type }))
  return form
}

const fits = (type: string, wanted: string) =>
  wanted === type || wanted === '*/*' || type.startsWith(wanted.replace(/\*$/, ''))

/** Something that a file of this name may hold. */
export function contentFor(path: string): Buffer {
  if (path.endsWith('.mp3')) return sound
  return /\.(gif|jpe?g|png|webp)$/.test(path) ? picture : Buffer.from('A few words.\n')
}

/** One silent frame. */
const sound = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(413)])

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII=',
  'base64',
)

const kinds: readonly (readonly [string, string, Buffer])[] = [
  ['image/png', 'picture.png', picture],
  ['text/plain', 'words.txt', Buffer.from('A few words.\n')],
  ['application/json', 'data.json', Buffer.from('{ "answer": 42 }\n')],
  [
    'application/pdf',
    'page.pdf',
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ],
  [
    'image/svg+xml',
    'drawing.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  ],
]
