import { inflateSync } from 'node:zlib'

/** The words of a PDF that Chromium printed, page by page. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const fonts = new Map(
      [...(/\/Font <<(.*?)>>/s.exec(head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name, id]) => [name!, lettersOf(objects.get(id!)?.head ?? '', objects)],
      ),
    )
    return shownBy(objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '', fonts)
  })
}

interface PdfObject {
  head: string
  stream: string
}

type Objects = ReadonlyMap<string, PdfObject>
type Letters = ReadonlyMap<string, string>

const objectsOf = (text: string): Objects =>
  new Map(
    [...text.matchAll(/^(\d+) 0 obj\n?(.*?)endobj/gms)].map(([, id, body = '']) => {
      const [head = '', packed] = body.split(/stream\r?\n/, 2)
      return [id!, { head, stream: packed && head.includes('FlateDecode') ? unpacked(packed) : '' }]
    }),
  )

const unpacked = (packed: string): string =>
  inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: 2 }).toString('latin1')

/** What each code of a font stands for. */
function lettersOf(font: string, objects: Objects): Letters {
  const map = objects.get(/\/ToUnicode (\d+)/.exec(font)?.[1] ?? '')?.stream ?? ''
  const letters = new Map<string, string>()
  for (const [, codes = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code, letter] of codes.matchAll(/<(\w+)> <(\w+)>/g)) {
      letters.set(code!, Buffer.from(letter!, 'hex').swap16().toString('utf16le'))
    }
  }
  for (const [, ranges = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from, to, first] of ranges.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(from!, 16)
      for (let code = start; code <= Number.parseInt(to!, 16); code++) {
        const letter = String.fromCodePoint(Number.parseInt(first!, 16) + code - start)
        letters.set(code.toString(16).toUpperCase().padStart(from!.length, '0'), letter)
      }
    }
  }
  return letters
}

/** Chromium says where each line begins, and then shows glyph by glyph. */
function shownBy(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let said = ''
  for (const [, font, place, codes] of content.matchAll(/\/(\w+) [\d.]+ Tf|( Tm)\n|<(\w+)> Tj/g)) {
    if (font) letters = fonts.get(font) ?? letters
    if (place) said += '\n'
    if (!codes) continue
    const size = [...letters.keys()][0]?.length ?? 4
    for (let at = 0; at < codes.length; at += size)
      said += letters.get(codes.slice(at, at + size)) ?? ''
  }
  return said
}
